import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { covers, inSight, type Window, windowOf } from './window.ts';

const start = windowOf({ scroll: 0, height: 0, row: 0, count: Number.POSITIVE_INFINITY });

/**
 * Which of many rows of one height are drawn. The height of a row is the style sheet's: `body` is as tall as all rows.
 * On paper there is no scrolling, so all are drawn.
 */
export function useWindow(scroller: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>, count: number) {
  const [drawn, setDrawn] = useState<Window>(start);
  const there = useRef(drawn);
  const printing = useMediaQuery('print');

  /** Looks again at once, for anyone who has just scrolled by hand. */
  const update = useCallback(() => {
    const [view, rows] = [scroller.current, body.current];
    if (!view || !rows) return;
    const row = rows.offsetHeight / count;
    const port = { scroll: view.scrollTop, height: view.clientHeight, row, count };
    const next = windowOf(port);
    const draw = () => setDrawn((before) => (before.first === next.first && before.last === next.last ? before : next));
    // Rows around what is in sight can wait until the key has been answered.
    if (covers(there.current, inSight(port))) startTransition(draw);
    else draw();
  }, [scroller, body, count]);

  useLayoutEffect(() => {
    there.current = drawn;
  }, [drawn]);

  useLayoutEffect(() => {
    const [view, rows] = [scroller.current, body.current];
    if (!view || !rows) return undefined;
    // Speaks at once, and whenever either changes, before anything is painted.
    const observer = new ResizeObserver(update);
    observer.observe(view);
    observer.observe(rows);
    return () => observer.disconnect();
  }, [scroller, body, update]);

  const last = Math.min(drawn.last, count - 1);
  return { drawn: printing ? { first: 0, last: count - 1 } : { first: Math.min(drawn.first, last), last }, update };
}
