import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PointerEvent } from 'react';
import type { GridView } from './gridView.ts';
import type { Range } from './model/selection.ts';
import { useView } from './useView.ts';
import * as css from './GridOver.css.ts';

interface FillHandleProps {
  view: GridView;
  /** What a drag under way would fill. */
  target: Range | null;
  onPointerDown: (event: PointerEvent) => void;
}

/** The corner of what is selected, to draw by. One for the grid, so that moving it lays out nothing but itself. */
export function FillHandle({ view, target, onPointerDown }: FillHandleProps) {
  const { bottom, end } = useView(view, ({ range }) => range);
  return (
    <span
      aria-hidden
      data-part="fill-handle"
      data-drawing={target !== null || undefined}
      className={css.handle}
      style={assignInlineVars({ [css.endRow]: String(bottom), [css.endColumn]: String(end) })}
      onPointerDown={onPointerDown}
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
