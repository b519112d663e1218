import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { answerKey } from '../../internal/grid/answerKey.ts';
import { formatBlock, parseBlock } from '../../internal/grid/clipboard.ts';
import type { GridView } from '../../internal/grid/gridView.ts';
import type { Extent } from '../../internal/grid/selection.ts';
import { useOpenCell } from '../../internal/grid/useOpenCell.ts';
import { clearing, editAt, fillingDown, fillingRight, pasting, type Sheet, textsIn, writableAt } from './model.ts';
import type { TextEdits } from './useTextEdits.ts';

interface SheetInputHook {
  editor: RefObject<HTMLInputElement | null>;
  view: GridView;
  /** What is shown. */
  sheet: Sheet;
  extent: () => Extent;
  readOnly: boolean;
  edits: TextEdits;
  /** How many values of a paste found no cell. */
  onLost: (lost: { count: number }) => void;
}

/** Keys, clipboard and the open cell of the grid. */
export function useSheetInput({ editor, view, sheet, extent, readOnly, edits, onLost }: SheetInputHook) {
  const cell = useOpenCell({
    editor,
    readOnly,
    view,
    textAt: (place) => writableAt(sheet, place),
    // Somebody else may have changed the cell while it was open: leaving it as it was changes nothing.
    onKeep: ({ at, text, seen }) => text.trim() !== seen && edits.commit(editAt(sheet, at, text.trim())),
  });
  const range = () => view.get().range;
  const acts = {
    clear: () => edits.commit(clearing(sheet, range())),
    fillDown: () => edits.commit(fillingDown(sheet, range())),
    fillRight: () => edits.commit(fillingRight(sheet, range())),
    undo: edits.undo,
    redo: edits.redo,
  };

  const copy = (event: ClipboardEvent) => {
    if (view.get().editing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', formatBlock(textsIn(sheet, range())));
    if (event.type === 'cut' && !readOnly) acts.clear();
  };

  const paste = (event: ClipboardEvent) => {
    if (view.get().editing || readOnly) return;
    event.preventDefault();
    const block = parseBlock(event.clipboardData.getData('text/plain'));
    if (block.length === 0) return;
    const pasted = pasting(sheet, block, range());
    edits.commit(pasted.edits);
    onLost({ count: pasted.lost });
    const { top, start, bottom, end } = pasted.range;
    view.select({ row: top, column: start }, { row: bottom, column: end });
  };

  return {
    cell,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        onLost({ count: 0 });
        answerKey({ extent: extent(), readOnly, view, cell, acts }, event);
      },
      onCopy: copy,
      onCut: copy,
      onPaste: paste,
    },
  };
}
