import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far outside of what can be seen something is made ready, in pixels. */
export const AHEAD = '600px';

export type Ahead = IntersectionObserverInit & { scrollMargin?: string };

/** Whether an element has come near to what can be seen; then it stays so. */
export const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    // The margin counts for the window, and for whatever scrolls inside of it.
    const options: Ahead = { rootMargin: AHEAD, scrollMargin: AHEAD };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    }, options);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
};
