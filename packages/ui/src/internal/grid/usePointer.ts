import { type MouseEvent, useRef } from 'react';
import { type GridView, placeOf } from './gridView.ts';
import { isAtHandle } from './handle.ts';
import type { OpenCell } from './useOpenCell.ts';

const byTouch = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/** Mouse: click selects, drag and Shift extend, double click opens. Touch: a tap opens, so that the keypad comes. */
export function usePointer(view: GridView, cell: OpenCell) {
  const dragging = useRef(false);

  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0) return;
    // The grid moves the focus itself: left to the browser, Shift would select text on the way.
    event.preventDefault();
    cell.keep();
    dragging.current = true;
    view.go(place, event.shiftKey);
  };

  const onMouseOver = (event: MouseEvent) => {
    dragging.current &&= event.buttons === 1;
    const place = dragging.current && placeOf(event.target);
    if (place) view.go(place, true);
  };

  const openHere = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (place && !isAtHandle(event)) cell.openAsIs(place);
  };

  return {
    onMouseDown,
    onMouseOver,
    onClick: (event: MouseEvent) => byTouch(event) && openHere(event),
    onDoubleClick: openHere,
  };
}
