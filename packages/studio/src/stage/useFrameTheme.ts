import { useEffect } from 'react';
import type { RefObject } from 'react';
import { skipOffscreen } from './skipOffscreen.ts';
import { watchNear } from './useNear.ts';
import type { ThemeStore } from './themeStore.ts';

/** How long nothing may have changed before what is out of sight follows: while a colour is dragged, what is in sight has all the time there is. */
const QUIET_MS = 250;

/** Follows whether an element can be seen. */
const watchSight = (element: Element, onChange: (isSeen: boolean) => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
};

/** Calls back once nothing has been asked for a while, counted from when the screen was painted: where that takes long, the next change is on its way by then. */
const whenQuiet = (then: () => void) => {
  let painted = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(painted);
    clearTimeout(later);
  };
  const ask = () => {
    cancel();
    painted = requestAnimationFrame(() => {
      later = setTimeout(then, QUIET_MS);
    });
  };
  return { ask, cancel };
};

/**
 * Has the page of a frame wear what a themeStore holds, by `dress`: at once where it can be seen, once it is quiet nearby, before it
 * comes into view elsewhere.
 */
export const useFrameTheme = (
  applyTheme: (() => void) | null,
  themeStore: ThemeStore,
  frame: RefObject<HTMLIFrameElement | null>,
): void => {
  useEffect(() => {
    const element = frame.current;
    if (!applyTheme || !element) return undefined;
    let isSeen = true;
    let isNear = true;
    let isBehind = false;
    let wake: (() => void) | undefined;
    const wear = () => {
      applyTheme();
      isBehind = false;
    };
    const catchUp = () => {
      quiet.cancel();
      wake?.();
      wake = undefined;
      if (isBehind && isNear) wear();
    };
    const quiet = whenQuiet(catchUp);
    wear();
    const forget = [
      watchSight(element, (now) => {
        isSeen = now;
        if (now) catchUp();
      }),
      watchNear(element, (now) => {
        isNear = now;
        if (now) catchUp();
      }),
    ];
    const leave = themeStore.subscribe(() => {
      isBehind = true;
      if (isNear) quiet.ask();
      if (!isSeen) return;
      wake ??= skipOffscreen(element);
      wear();
    });
    // Whatever is scrolled to must be there.
    const pages = [document, element.contentDocument];
    for (const page of pages) page?.addEventListener('scroll', catchUp, { capture: true, passive: true });
    return () => {
      for (const stop of forget) stop();
      leave();
      for (const page of pages) page?.removeEventListener('scroll', catchUp, { capture: true });
      quiet.cancel();
      wake?.();
    };
  }, [applyTheme, themeStore, frame]);
};
