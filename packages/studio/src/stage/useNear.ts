import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far outside of what can be seen something is made ready, in pixels. */
const AHEAD = '600px';

type Ahead = IntersectionObserverInit & { scrollMargin?: string };

// The margin counts for the window, and for whatever scrolls inside of it.
const ahead: Ahead = { rootMargin: AHEAD, scrollMargin: AHEAD };

/** Calls back whenever an element comes to be seen, or no longer is, until the returned function is called. */
export const watchVisible = (
  element: Element,
  then: (change: { visible: boolean }) => void,
  options?: IntersectionObserverInit,
): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => then({ visible: entries.at(-1)?.isIntersecting ?? false }),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
};

/** The same for whether it is near to what can be seen. */
export const watchNear = (element: Element, then: (change: { visible: boolean }) => void): (() => void) =>
  watchVisible(element, then, ahead);

/** Whether an element is near to what can be seen, and whether it ever was. */
export const useNear = (element: RefObject<HTMLElement | null>): { isNear: boolean; wasNear: boolean } => {
  const [isNear, setNear] = useState(false);
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    return watchNear(element.current, ({ visible }) => {
      setNear(visible);
      if (visible) setWasNear(true);
    });
  }, [element]);
  return { isNear, wasNear };
};
