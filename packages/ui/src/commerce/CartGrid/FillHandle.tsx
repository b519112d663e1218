import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PointerEvent } from 'react';
import type { Range } from './model/selection.ts';
import * as css from './CartGrid.css.ts';

interface FillHandleProps {
  range: Range;
  /** Out of sight while a cell is open, and still there: to come and go would lay out the grid. */
  isAway: boolean;
  /** What a drag under way would fill. */
  target: Range | null;
  onPointerDown: (event: PointerEvent) => void;
}

/** The corner of what is selected, to draw by. One for the grid, so that moving it lays out nothing but itself. */
export const FillHandle = ({ range, isAway, target, onPointerDown }: FillHandleProps) => (
  <span
    aria-hidden
    data-part="fill-handle"
    data-drawing={target !== null || undefined}
    data-away={isAway || undefined}
    className={css.handle}
    style={assignInlineVars({ [css.endRow]: String(range.bottom), [css.endColumn]: String(range.end) })}
    onPointerDown={onPointerDown}
    onMouseDown={(event) => event.preventDefault()}
  />
);
