import { useEffect } from 'react';
import type { RefObject } from 'react';
import { skipOffscreen } from './skipOffscreen.ts';
import { watchNear, watchVisible } from './useNear.ts';
import type { ThemeStore } from './themeStore.ts';

/** How long nothing may have changed before what is out of sight follows: while a colour is dragged, what is in sight has all the time there is. */
const QUIET_MS = 250;

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
 * Keeps the page of a frame in the theme that a store holds, by `applyTheme`: at once where it can be seen, once it is quiet nearby, before it
 * comes into view elsewhere.
 */
export const useFrameTheme = (
  applyTheme: (() => void) | null | undefined,
  themeStore: ThemeStore | undefined,
  frame: RefObject<HTMLIFrameElement | null>,
): void => {
  useEffect(() => {
    const element = frame.current;
    if (!applyTheme || !themeStore || !element) return undefined;
    let isSeen = true;
    let isNear = true;
    let isBehind = false;
    let wake: (() => void) | undefined;
    const apply = () => {
      applyTheme();
      isBehind = false;
    };
    const catchUp = () => {
      quiet.cancel();
      wake?.();
      wake = undefined;
      if (isBehind && isNear) apply();
    };
    const quiet = whenQuiet(catchUp);
    apply();
    const forget = [
      watchVisible(element, ({ visible }) => {
        isSeen = visible;
        if (visible) catchUp();
      }),
      watchNear(element, ({ visible }) => {
        isNear = visible;
        if (visible) catchUp();
      }),
    ];
    const leave = themeStore.subscribe(() => {
      isBehind = true;
      if (isNear) quiet.ask();
      if (!isSeen) return;
      wake ??= skipOffscreen(element);
      apply();
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
