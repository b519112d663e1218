import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { answerKey } from '../../../internal/grid/answerKey.ts';
import type { CommandContext } from '../../../internal/grid/commands.ts';
import type { GridView } from '../../../internal/grid/gridView.ts';
import { formatBlock } from '../../../internal/grid/clipboard.ts';
import { type Heads, readHeads } from './model/names.ts';
import { type NumberSigns, readUnits } from './model/number.ts';
import { type Block, readPaste, spread } from './model/paste.ts';
import { cellAt, type Matrix } from './model/quantities.ts';
import { type Extent, inside, type Place, type Range } from '../../../internal/grid/selection.ts';
import { clearing, fillingDown, fillingRight, unitsIn } from './model/wishes.ts';
import type { CartGridRow, CartGridSize, QuantityWish } from './types.ts';
import type { Edits } from './input/useEdits.ts';
import { type Entry, useOpenCell } from '../../../internal/grid/useOpenCell.ts';

interface CartGridHook {
  editor: RefObject<HTMLInputElement | null>;
  view: GridView;
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  matrix: Matrix;
  extent: Extent;
  signs: NumberSigns;
  readOnly: boolean;
  edits: Edits;
}

/** A block that waits for a yes: what was copied, and where it would be laid. */
export interface PasteOffer {
  block: Block;
  over: Range;
  /** The names of colours and sizes in it. */
  heads: Heads | null;
}

type Clipboard = CommandContext & Pick<CartGridHook, 'matrix' | 'edits'>;

const copyOut = ({ matrix, view, edits, readOnly }: Clipboard, event: ClipboardEvent): void => {
  const { editing, range } = view.get();
  if (editing) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', formatBlock(unitsIn(matrix, range)));
  if (event.type === 'cut' && !readOnly) edits.commit(clearing(matrix, range));
};

/**
 * One value is an entry; a block is shown before it is taken, and so is what is no quantity. In an open cell one value is a part of its
 * text.
 */
const pasteIn = (
  { matrix, view, cell, edits, readOnly }: Clipboard,
  signs: NumberSigns,
  event: ClipboardEvent,
  offer: (block: Block) => void,
): void => {
  const { editing, range } = view.get();
  if (readOnly) return;
  const pasted = readPaste(matrix, event.clipboardData.getData('text/plain'), range, signs);
  if (!pasted || (editing && pasted.wishes)) return;
  const { block, wishes } = pasted;
  event.preventDefault();
  if (wishes) {
    edits.commit(wishes);
    return;
  }
  if (editing) {
    // What was written before stands; the focus comes back to its cell.
    cell.keep();
    view.go(editing.at);
  }
  offer(block);
};

/** Keys, clipboard and the open cell of the grid. */
export function useCartGrid({ editor, view, rows, sizes, matrix, extent, signs, readOnly, edits }: CartGridHook) {
  const keep = ({ at, text, seen: before }: Entry) => {
    const item = cellAt(matrix, at);
    // What is no number is 0 (V-061).
    const quantity = readUnits(text, signs) ?? 0;
    const seen = Number(before);
    // Another may have changed the cell while it was open: leaving it as it was changes nothing.
    if (item && quantity !== seen) edits.commit([{ itemId: item.itemId, quantity, seen }], 'typed');
  };
  const textAt = (place: Place) => cellAt(matrix, place)?.quantity.toString() ?? null;
  const cell = useOpenCell({ editor, readOnly, view, textAt, onKeep: keep });
  const [offer, setOffer] = useState<PasteOffer | null>(null);
  const onRange = (wishes: (matrix: Matrix, range: Range) => QuantityWish[]) => () =>
    edits.commit(wishes(matrix, view.get().range));
  const acts = {
    clear: onRange(clearing),
    fillDown: onRange(fillingDown),
    fillRight: onRange(fillingRight),
    undo: edits.undo,
    redo: edits.redo,
  };
  const context = { matrix, extent, readOnly, view, cell, edits, acts };

  /** Where a block would land by its place is selected at once, so that the focus comes back to it. */
  const makeOffer = (block: Block) => {
    const { range } = view.get();
    const heads = readHeads(block, rows, sizes, signs);
    setOffer({ block, over: range, heads });
    if (heads) return;
    const { top, start, bottom, end } = spread(block, range);
    view.select(inside({ row: top, column: start }, extent), inside({ row: bottom, column: end }, extent));
  };

  return {
    cell,
    offer,
    forgetOffer: () => setOffer(null),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => answerKey(context, event),
      onCopy: (event: ClipboardEvent) => copyOut(context, event),
      onCut: (event: ClipboardEvent) => copyOut(context, event),
      onPaste: (event: ClipboardEvent) => pasteIn(context, signs, event, makeOffer),
    },
  };
}
