import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useLayoutEffect } from 'react';
import { nameOf } from './cellName.ts';
import type { Editing, GridView } from '../../../../internal/grid/gridView.ts';
import type { CartGridLabels } from '../labels.ts';
import { cellAt, type Matrix } from '../model/quantities.ts';
import type { CartGridRow, CartGridSize } from '../types.ts';
import { useView } from '../../../../internal/grid/useView.ts';
import * as css from './GridEditor.css.ts';

interface GridEditorProps {
  view: GridView;
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  matrix: Matrix;
  productName: string;
  labels: CartGridLabels;
  editor: RefObject<HTMLInputElement | null>;
}

/** Opens with the caret behind what was typed, or with everything selected. */
const begin = (input: HTMLInputElement, { text, caret }: Editing): void => {
  input.value = text;
  input.focus();
  if (caret) input.select();
};

/**
 * What an open cell is written in. One for the grid, and always there: an input that comes and goes is laid out again, and
 * costs the browser as much as all the rest of a keystroke.
 */
export function GridEditor({ view, rows, sizes, matrix, productName, labels, editor }: GridEditorProps) {
  const editing = useView(view, (state) => state.editing);
  const at = editing?.at;
  useLayoutEffect(() => {
    if (editing && editor.current) begin(editor.current, editing);
  }, [editing, editor]);
  const names = at && {
    cell: cellAt(matrix, at),
    product: productName,
    colour: rows[at.row]?.label ?? '',
    size: sizes[at.column]?.name ?? '',
  };
  return (
    <input
      ref={editor}
      data-part="editor"
      className={css.editor}
      style={assignInlineVars({ [css.row]: String(at?.row ?? 0), [css.column]: String(at?.column ?? 0) })}
      data-open={at !== undefined || undefined}
      aria-label={names && nameOf({ ...names, labels })}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
    />
  );
}
