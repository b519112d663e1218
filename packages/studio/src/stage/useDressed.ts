import { useEffect } from 'react';
import type { RefObject } from 'react';
import { restFar } from './farParts.ts';
import type { Wardrobe } from './wardrobe.ts';

/** How long nothing may have changed before what is out of sight follows: while a colour is dragged, what is in sight has all the time there is. */
const QUIET_MS = 250;

/** Follows whether an element can be seen. */
const watchSight = (element: Element, onChange: (isSeen: boolean) => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
};

/**
 * Has the page of a frame wear what a wardrobe holds, by `dress`: at once where it can be seen, once it is quiet or before it comes
 * into view elsewhere.
 */
export const useDressed = (
  dress: (() => void) | null,
  wardrobe: Wardrobe,
  frame: RefObject<HTMLIFrameElement | null>,
): void => {
  useEffect(() => {
    const element = frame.current;
    if (!dress || !element) return undefined;
    let isSeen = true;
    let isBehind = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    let wake: (() => void) | undefined;
    const wear = () => {
      dress();
      isBehind = false;
    };
    const catchUp = () => {
      clearTimeout(later);
      wake?.();
      wake = undefined;
      if (isBehind) wear();
    };
    wear();
    const forget = watchSight(element, (now) => {
      isSeen = now;
      if (now) catchUp();
    });
    const leave = wardrobe.subscribe(() => {
      clearTimeout(later);
      later = setTimeout(catchUp, QUIET_MS);
      isBehind = true;
      if (!isSeen) return;
      wake ??= restFar(element);
      wear();
    });
    // Whatever is scrolled to must be there.
    const pages = [document, element.contentDocument];
    for (const page of pages) page?.addEventListener('scroll', catchUp, { capture: true, passive: true });
    return () => {
      forget();
      leave();
      for (const page of pages) page?.removeEventListener('scroll', catchUp, { capture: true });
      clearTimeout(later);
      wake?.();
    };
  }, [dress, wardrobe, frame]);
};
