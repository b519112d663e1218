import type { MouseEvent } from 'react';

/** How far from the corner of what is selected one can draw by it, in px. */
const REACH = 16;

/** Whether it happened at the corner to draw by, which is painted on its cell. */
export const isAtHandle = ({ target, clientX, clientY }: MouseEvent): boolean => {
  const cell = target instanceof Element ? target.closest('[data-corner]') : null;
  if (!cell) return false;
  const { left, right, bottom } = cell.getBoundingClientRect();
  const isMirrored = getComputedStyle(cell).direction === 'rtl';
  return bottom - clientY < REACH && (isMirrored ? clientX - left : right - clientX) < REACH;
};
