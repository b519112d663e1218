import { type RefObject, useRef } from 'react';
import { type NumberSigns, readUnits } from './model/number.ts';
import { cellAt, type Matrix } from './model/quantities.ts';
import type { Place } from './model/selection.ts';
import type { Edits } from './useEdits.ts';
import type { Editing, GridView } from './useGridView.ts';

const EDITOR = '[data-part="editor"]';

/** The input of an open cell, when an event comes from it. */
export const editorOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.matches(EDITOR) ? target : null;

interface OpenCellHook {
  table: RefObject<HTMLTableElement | null>;
  matrix: Matrix;
  signs: NumberSigns;
  readOnly: boolean;
  view: GridView;
  edits: Edits;
}

/** One cell may be open for writing; what was written stands unless it is abandoned. */
export function useOpenCell({ table, matrix, signs, readOnly, view, edits }: OpenCellHook) {
  /** Left by a key already: the blur that follows must not keep the text a second time. */
  const settled = useRef(false);

  const open = (editing: Editing, at: Place = view.active) => {
    if (readOnly || !cellAt(matrix, at)) return;
    settled.current = false;
    view.open(editing, at);
  };

  /** What is no number is 0 (V-061). */
  const keep = (editor: HTMLInputElement) => {
    const cell = cellAt(matrix, view.active);
    if (settled.current || !cell) return;
    settled.current = true;
    edits.commit([{ itemId: cell.itemId, quantity: readUnits(editor.value, signs) ?? 0 }]);
  };

  return {
    open,
    openAsIs: (at: Place = view.active) => open({ text: String(cellAt(matrix, at)?.quantity ?? ''), caret: true }, at),
    keep,
    keepAny: () => {
      const editor = table.current?.querySelector<HTMLInputElement>(EDITOR);
      if (editor) keep(editor);
    },
    abandon: () => {
      settled.current = true;
      view.go(view.active);
    },
    onBlur: (target: EventTarget) => {
      const editor = editorOf(target);
      if (!editor || settled.current) return;
      keep(editor);
      view.close();
    },
  };
}

export type OpenCell = ReturnType<typeof useOpenCell>;
