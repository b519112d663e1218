import { type RefObject, useCallback, useLayoutEffect } from 'react';
import type { GridView } from './gridView.ts';

/** Rows that are far go aside and come back as the scroller shows others; returned for when it scrolls. */
export function useAside(scroller: RefObject<HTMLElement | null>, view: GridView, rows: number) {
  const look = useCallback(() => {
    if (scroller.current) view.lookAt(scroller.current);
  }, [scroller, view]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || rows === 0) return undefined;
    // Speaks at once, and whenever the size is another, before anything is painted.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, look, rows]);
  return look;
}
