import type { PointerEvent } from 'react';
import type { FocusPoint } from './types.ts';

interface Follow {
  /** The press that starts it. */
  press: PointerEvent<HTMLElement>;
  /** Its box is what the shares are of. */
  frame: Element;
  start: FocusPoint;
  onMove: (move: { point: FocusPoint }) => void;
}

/** Moves a point with the pointer that pressed it until the release, also outside of the frame. */
export const followPointer = ({ press, frame, start, onMove }: Follow) => {
  const { ownerDocument: page } = press.currentTarget;
  const { clientX, clientY } = press;
  const released = new AbortController();
  const { signal } = released;
  const follow = (move: globalThis.PointerEvent) => {
    const { width, height } = frame.getBoundingClientRect();
    const point = { x: start.x + (move.clientX - clientX) / width, y: start.y + (move.clientY - clientY) / height };
    if (move.pointerId === press.pointerId) onMove({ point });
  };
  page.addEventListener('pointermove', follow, { signal });
  for (const end of ['pointerup', 'pointercancel']) page.addEventListener(end, () => released.abort(), { signal });
};
