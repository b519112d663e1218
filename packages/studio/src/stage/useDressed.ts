import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Wardrobe } from './wardrobe.ts';

const idle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 50));

/** Follows whether an element can be seen. */
const watchSight = (element: Element, onChange: (isSeen: boolean) => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
};

/**
 * Has a page wear what a wardrobe holds, by `dress`: at once where it can be seen, in a quiet moment or before it comes into
 * view elsewhere.
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
    dress();
    const forget = watchSight(element, (now) => {
      isSeen = now;
      if (now) dress();
    });
    const leave = wardrobe.subscribe(() => {
      if (isSeen) dress();
      else idle(dress);
    });
    return () => {
      forget();
      leave();
    };
  }, [dress, wardrobe, frame]);
};
