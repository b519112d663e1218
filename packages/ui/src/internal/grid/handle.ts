import type { MouseEvent } from 'react';

/** How far from the corner of the selection a drag begins that fills, in pixels; a finger needs more (WCAG 2.5.8). */
const REACH = 16;
const REACH_OF_FINGER = 24;

const reachOf = (event: MouseEvent): number =>
  (event.nativeEvent as PointerEvent).pointerType === 'touch' ? REACH_OF_FINGER : REACH;

/** Whether it happened at the corner to draw by, which is painted on its cell. */
export const isAtHandle = (event: MouseEvent): boolean => {
  const { target, clientX, clientY } = event;
  const reach = reachOf(event);
  const cell = target instanceof Element ? target.closest('[data-corner]') : null;
  if (!cell) return false;
  const { left, right, bottom } = cell.getBoundingClientRect();
  const isMirrored = getComputedStyle(cell).direction === 'rtl';
  return bottom - clientY < reach && (isMirrored ? clientX - left : right - clientX) < reach;
};
