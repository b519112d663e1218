import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { type CommandContext, run, runOpen } from './input/commands.ts';
import type { GridView } from './table/gridView.ts';
import { commandOf } from './input/keyboard.ts';
import { formatBlock, parseBlock } from './model/clipboard.ts';
import { type Heads, readHeads } from './model/names.ts';
import type { NumberSigns } from './model/number.ts';
import { type Block, pastingOne, spread } from './model/paste.ts';
import type { Matrix } from './model/quantities.ts';
import { type Extent, inside, type Range } from './model/selection.ts';
import { clearing, unitsIn } from './model/wishes.ts';
import type { CartGridRow, CartGridSize } from './types.ts';
import type { Edits } from './input/useEdits.ts';
import { useOpenCell } from './cell/useOpenCell.ts';

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

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Arrows move the way they point, also where lines run from right to left. */
const keyOf = ({ key, currentTarget }: KeyboardEvent): string =>
  currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? (MIRRORED[key] ?? key) : key;

const answerKey = (context: CommandContext, event: KeyboardEvent): void => {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const key = keyOf(event);
  const command = commandOf({ key, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey });
  if (!command || event.nativeEvent.isComposing) return;
  const isAnswered = context.view.get().editing ? runOpen(context, command) : run(context, command);
  if (isAnswered) event.preventDefault();
};

const copyOut = ({ matrix, view, edits, readOnly }: CommandContext, event: ClipboardEvent): void => {
  const { editing, range } = view.get();
  if (editing) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', formatBlock(unitsIn(matrix, range)));
  if (event.type === 'cut' && !readOnly) edits.commit(clearing(matrix, range));
};

/** One value is an entry; a block is shown before it is taken, and so is what is no quantity. */
const pasteIn = (
  { matrix, view, edits, readOnly }: CommandContext,
  signs: NumberSigns,
  event: ClipboardEvent,
  offer: (block: Block) => void,
): void => {
  const { editing, range } = view.get();
  if (editing || readOnly) return;
  event.preventDefault();
  const block = parseBlock(event.clipboardData.getData('text/plain'));
  const [first, ...others] = block.flat();
  if (first === undefined) return;
  const wishes = others.length === 0 && pastingOne(matrix, first, range, signs);
  if (wishes) edits.commit(wishes);
  else offer(block);
};

/** Keys, clipboard and the open cell of the grid. */
export function useCartGrid({ editor, view, rows, sizes, matrix, extent, signs, readOnly, edits }: CartGridHook) {
  const cell = useOpenCell({ editor, matrix, signs, readOnly, view, edits });
  const [offer, setOffer] = useState<PasteOffer | null>(null);
  const context: CommandContext = { matrix, extent, readOnly, view, cell, edits };

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
