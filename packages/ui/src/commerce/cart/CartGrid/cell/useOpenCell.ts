import type { RefObject } from 'react';
import type { GridView } from '../table/gridView.ts';
import { type NumberSigns, readUnits } from '../model/number.ts';
import { cellAt, type Matrix } from '../model/quantities.ts';
import type { Place } from '../model/selection.ts';
import type { Edits } from '../input/useEdits.ts';

interface OpenCellHook {
  editor: RefObject<HTMLInputElement | null>;
  matrix: Matrix;
  signs: NumberSigns;
  readOnly: boolean;
  view: GridView;
  edits: Edits;
}

/** One cell may be open for writing; what was written stands unless it is abandoned. */
export function useOpenCell({ editor, matrix, signs, readOnly, view, edits }: OpenCellHook) {
  const open = (text: string, caret: boolean, at: Place) => {
    const cell = cellAt(matrix, at);
    if (!readOnly && cell) view.open({ at, text, caret, seen: cell.quantity });
  };

  /** What is no number is 0 (V-061). */
  const keep = () => {
    const { editing } = view.get();
    const cell = editing && cellAt(matrix, editing.at);
    if (!cell || !editor.current) return;
    const quantity = readUnits(editor.current.value, signs) ?? 0;
    // Another may have changed the cell while it was open: leaving it as it was changes nothing.
    if (quantity !== editing.seen) edits.commit([{ itemId: cell.itemId, quantity, seen: editing.seen }], 'typed');
  };

  return {
    /** What is there gives way to `text`. */
    overwrite: (text: string) => open(text, false, view.get().active),
    openAsIs: (at: Place = view.get().active) => open(String(cellAt(matrix, at)?.quantity ?? ''), true, at),
    keep,
    abandon: () => view.go(view.get().active),
    /** Left by other ways than a key, which closes the cell before the focus goes. */
    leave: () => {
      if (!view.get().editing) return;
      keep();
      view.close();
    },
  };
}

export type OpenCell = ReturnType<typeof useOpenCell>;
