import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Width of what is inside an element, in pixels; 0 until it is known. */
export const useRoom = (element: RefObject<HTMLElement | null>): number => {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
};
