import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Wardrobe } from './wardrobe.ts';

/** How long nothing may have changed before frames out of sight follow: while a colour is dragged, those in view have all the time there is. */
const QUIET_MS = 250;

/** Follows whether an element can be seen. */
const watchSight = (element: Element, onChange: (isSeen: boolean) => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
};

/**
 * Has a page wear what a wardrobe holds, by `dress`: at once where it can be seen, once it is quiet or before it comes into view
 * elsewhere.
 */
export const useDressed = (
  dress: (() => void) | null,
  wardrobe: Wardrobe,
  frame: RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    const element = frame.current;
    if (!dress || !element) return undefined;
    let isSeen = true;
    let later: ReturnType<typeof setTimeout> | undefined;
    dress();
    const forget = watchSight(element, (now) => {
      isSeen = now;
      if (now) dress();
    });
    const leave = wardrobe.subscribe(() => {
      clearTimeout(later);
      if (isSeen) dress();
      else later = setTimeout(dress, QUIET_MS);
    });
    return () => {
      forget();
      leave();
      clearTimeout(later);
    };
  }, [dress, wardrobe, frame]);
};
