import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { dragged } from './fill.ts';
import { type GridView, placeOf } from './gridView.ts';
import { isAtHandle } from './handle.ts';
import type { Range } from './selection.ts';

/** What is selected, and how far it is to repeat. */
export interface Fill {
  source: Range;
  target: Range;
}

const under = ({ clientX, clientY, view }: PointerEvent) =>
  (view ?? globalThis).document.elementFromPoint(clientX, clientY);

/** While something is drawn, Escape means that and nothing else. */
const abandon = (event: KeyboardEvent, cancel: () => void): void => {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  cancel();
};

/** A drag of the handle, by mouse, pen or finger: what is selected repeats as far as it is drawn. Escape leaves all as it was. */
export function useFill(view: GridView, onFill: (fill: Fill) => void) {
  const [fill, setFill] = useState<Fill | null>(null);

  const follow = (event: PointerEvent) => {
    const cell = under(event);
    const place = placeOf(cell);
    if (!fill || !place) return;
    // What the pointer reaches at the edge comes into view, so that the drag can go on.
    cell?.closest('[data-row]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    setFill({ ...fill, target: dragged(fill.source, place) });
  };

  const finish = () => {
    setFill(null);
    if (!fill) return;
    const { target } = fill;
    onFill(fill);
    view.select({ row: target.top, column: target.start }, { row: target.bottom, column: target.end });
  };

  const hands = useRef({ follow, finish });
  useEffect(() => {
    hands.current = { follow, finish };
  });

  const isFilling = fill !== null;
  useEffect(() => {
    if (!isFilling) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('pointermove', (event) => hands.current.follow(event), { signal });
    addEventListener('pointerup', () => hands.current.finish(), { signal });
    addEventListener('pointercancel', () => setFill(null), { signal });
    addEventListener('keydown', (event) => abandon(event, () => setFill(null)), { signal, capture: true });
    return () => stop.abort();
  }, [isFilling]);

  const onPointerDown = (event: ReactPointerEvent) => {
    if (event.button !== 0 || !isAtHandle(event)) return;
    // No mouse event follows, which would select the cell.
    event.preventDefault();
    const { range } = view.get();
    setFill({ source: range, target: range });
  };

  const onPointerMove = (event: ReactPointerEvent) =>
    event.currentTarget.toggleAttribute('data-at-handle', isAtHandle(event));

  return { target: fill?.target ?? null, handlers: { onPointerDown, onPointerMove } };
}
