import { type RefObject, useCallback, useLayoutEffect } from 'react';
import type { CartView } from './cartView.ts';

/** Skips off-screen rows when the size of the scroller or of its rows changes. Returns what to call when it scrolls. */
export function useSkipOffScreen(scroller: RefObject<HTMLElement | null>, view: CartView) {
  const look = useCallback(() => {
    if (scroller.current) view.lookAt(scroller.current);
  }, [scroller, view]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // Called at once and after each change of size, before the browser paints.
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [scroller, look]);
  return look;
}
