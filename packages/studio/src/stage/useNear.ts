import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far outside of what can be seen something is made ready, in pixels. */
const AHEAD = '600px';

type Ahead = IntersectionObserverInit & { scrollMargin?: string };

// The margin counts for the window, and for whatever scrolls inside of it.
const ahead: Ahead = { rootMargin: AHEAD, scrollMargin: AHEAD };

/** Follows whether an element is near to what can be seen. */
export const watchNear = (element: Element, onChange: (isNear: boolean) => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), ahead);
  observer.observe(element);
  return () => observer.disconnect();
};

/** Whether an element is near to what can be seen, and whether it ever was. */
export const useNear = (element: RefObject<HTMLElement | null>): { isNear: boolean; wasNear: boolean } => {
  const [isNear, setNear] = useState(false);
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    return watchNear(element.current, (now) => {
      setNear(now);
      if (now) setWasNear(true);
    });
  }, [element]);
  return { isNear, wasNear };
};
