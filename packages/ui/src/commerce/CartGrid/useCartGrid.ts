import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { type CommandContext, run, runOpen } from './commands.ts';
import { commandOf } from './keyboard.ts';
import { formatBlock, parseBlock } from './model/clipboard.ts';
import type { NumberSigns } from './model/number.ts';
import type { Matrix } from './model/quantities.ts';
import { type Extent, inside } from './model/selection.ts';
import { clearing, pasting, unitsIn } from './model/wishes.ts';
import type { Edits } from './useEdits.ts';
import { useGridView } from './useGridView.ts';
import { editorOf, useOpenCell } from './useOpenCell.ts';

interface CartGridHook {
  table: RefObject<HTMLTableElement | null>;
  matrix: Matrix;
  extent: Extent;
  signs: NumberSigns;
  readOnly: boolean;
  edits: Edits;
}

const answerKey = (context: CommandContext, event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const command = commandOf({ key, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey });
  if (!command || event.nativeEvent.isComposing) return;
  const editor = editorOf(target);
  if (editor ? runOpen(context, command, editor) : run(context, command)) event.preventDefault();
};

const copyOut = ({ matrix, view, edits, readOnly }: CommandContext, event: ClipboardEvent): void => {
  if (editorOf(event.target)) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', formatBlock(unitsIn(matrix, view.range)));
  if (event.type === 'cut' && !readOnly) edits.commit(clearing(matrix, view.range));
};

const pasteIn = (
  { matrix, view, edits, extent, readOnly }: CommandContext,
  signs: NumberSigns,
  event: ClipboardEvent,
): void => {
  if (editorOf(event.target) || readOnly) return;
  event.preventDefault();
  const block = parseBlock(event.clipboardData.getData('text/plain'));
  if (block.length === 0) return;
  const { wishes, unread, outside, range } = pasting(matrix, block, view.range, signs);
  edits.commit(wishes, { unread, outside });
  view.select(
    inside({ row: range.top, column: range.start }, extent),
    inside({ row: range.bottom, column: range.end }, extent),
  );
};

/** Keys, clipboard and the open cell of the grid. */
export function useCartGrid({ table, matrix, extent, signs, readOnly, edits }: CartGridHook) {
  const view = useGridView(table, extent);
  const cell = useOpenCell({ table, matrix, signs, readOnly, view, edits });
  const context: CommandContext = { matrix, extent, readOnly, view, cell, edits };
  return {
    view,
    cell,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => answerKey(context, event),
      onCopy: (event: ClipboardEvent) => copyOut(context, event),
      onCut: (event: ClipboardEvent) => copyOut(context, event),
      onPaste: (event: ClipboardEvent) => pasteIn(context, signs, event),
    },
  };
}
