import { type RefObject, useCallback, useLayoutEffect } from 'react';
import type { GridView } from './gridView.ts';

/** Rows that are far go aside and come back as the scroller shows others; returned for when it scrolls. */
export function useAside(scroller: RefObject<HTMLElement | null>, view: GridView) {
  const look = useCallback(() => {
    if (scroller.current) view.lookAt(scroller.current);
  }, [scroller, view]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // Speaks at once, and whenever the room or the rows are others, before anything is painted.
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [scroller, look]);
  return look;
}
