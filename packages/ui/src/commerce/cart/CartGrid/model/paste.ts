import { parseBlock } from '../../../../internal/grid/clipboard.ts';
import type { QuantityWish } from '../types.ts';
import type { Heads } from './names.ts';
import { type NumberSigns, readNumber } from './number.ts';
import { cellAt, clamp, type Matrix } from './quantities.ts';
import { type Place, placesOf, type Range } from '../../../../internal/grid/selection.ts';

/** Why something on the clipboard finds no place. */
export type Unplaced = 'notNumber' | 'negative' | 'fraction' | 'outside' | 'notMade' | 'noColour' | 'noSize' | 'twice';

export interface UnplacedCell {
  reason: Unplaced;
  /** What is written there, or the name that is none of the product's. */
  text: string;
  /** Line and column on the clipboard, counted from 1. */
  line: number;
  column: number;
}

export interface PlacedCell {
  itemId: number;
  place: Place;
  before: number;
  /** What was pasted. */
  wanted: number;
  /** What stock leaves of it (V-060). */
  after: number;
}

/** What pasting would do, before it is done. */
export interface PastePlan {
  placed: PlacedCell[];
  unplaced: UnplacedCell[];
}

export type Block = readonly (readonly string[])[];

/** The rectangle that a block covers from the corner of a range. */
export const spread = (block: Block, over: Range): Range => ({
  top: over.top,
  start: over.start,
  bottom: over.top + block.length - 1,
  end: over.start + Math.max(...block.map((line) => line.length)) - 1,
});

/** What keeps a number from being a quantity. */
const whyNotUnits = (read: number | null): Unplaced | null => {
  if (read === null) return 'notNumber';
  if (read < 0) return 'negative';
  return Number.isInteger(read) ? null : 'fraction';
};

/** One value alone fills the range; null if it is a number that is no quantity. Words become 0, as when they are typed (V-061). */
const pastingOne = (matrix: Matrix, text: string, over: Range, signs: NumberSigns): QuantityWish[] | null => {
  const read = readNumber(text, signs) ?? 0;
  if (whyNotUnits(read)) return null;
  return placesOf(over).flatMap((place) => {
    const cell = cellAt(matrix, place);
    return cell ? [{ itemId: cell.itemId, quantity: read }] : [];
  });
};

/** What a clipboard holds; null if that is nothing. `wishes` is null where it is shown before it is taken: a block, and what is no quantity. */
export const readPaste = (
  matrix: Matrix,
  text: string,
  over: Range,
  signs: NumberSigns,
): { block: Block; wishes: QuantityWish[] | null } | null => {
  const block = parseBlock(text);
  const [first, ...others] = block.flat();
  if (first === undefined) return null;
  return { block, wishes: others.length === 0 ? pastingOne(matrix, first, over, signs) : null };
};

interface Source {
  text: string;
  line: number;
  column: number;
}

interface Planner extends PastePlan {
  block: Block;
  matrix: Matrix;
  over: Range;
  heads: Heads | null;
  taken: Set<number>;
}

const at = (list: (number | null)[] | undefined, index: number, byPlace: number): number | null =>
  list ? (list[index] ?? null) : byPlace;

/** Where a cell of the block belongs; null in a direction whose name is unknown. */
const target = ({ heads, over }: Planner, { line, column }: Source) => ({
  row: at(heads?.rows, line, over.top + line - (heads?.firstLine ?? 0)),
  column: at(heads?.columns, column, over.start + column - (heads?.firstColumn ?? 0)),
});

const refuse = ({ unplaced }: Planner, reason: Unplaced, { text, line, column }: Source): void => {
  unplaced.push({ reason, text, line: line + 1, column: column + 1 });
};

/** Where the name of a line or column stands: a line may be named in any of the first columns. */
const headOf = ({ block, heads }: Planner, reason: 'noColour' | 'noSize', source: Source): Source => {
  if (reason === 'noSize') {
    const line = (heads?.firstLine ?? 1) - 1;
    return { ...source, line, text: block[line]?.[source.column]?.trim() ?? '' };
  }
  const names = block[source.line]?.slice(0, heads?.firstColumn) ?? [];
  const column = Math.max(
    0,
    names.findIndex((text) => text.trim() !== ''),
  );
  return { ...source, column, text: names[column]?.trim() ?? '' };
};

/** A line or column of an unknown name is said once, by that name. */
const refuseName = (planner: Planner, reason: 'noColour' | 'noSize', source: Source): void => {
  const head = headOf(planner, reason, source);
  const said = planner.unplaced.some(
    (other) => other.reason === reason && other.line === head.line + 1 && other.column === head.column + 1,
  );
  if (!said) refuse(planner, reason, head);
};

const put = (planner: Planner, place: Place, wanted: number, source: Source): void => {
  const { matrix, taken, placed } = planner;
  const cell = cellAt(matrix, place);
  const isInside = place.row < matrix.length && place.column < (matrix[0]?.length ?? 0);
  if (!cell) return refuse(planner, isInside ? 'notMade' : 'outside', source);
  if (taken.has(cell.itemId)) return refuse(planner, 'twice', source);
  taken.add(cell.itemId);
  const after = clamp(wanted, cell.stock);
  placed.push({ itemId: cell.itemId, place, before: cell.quantity, wanted, after });
};

const plan = (planner: Planner, source: Source, signs: NumberSigns): void => {
  const units = readNumber(source.text, signs);
  const problem = whyNotUnits(units);
  const { row, column } = target(planner, source);
  if (column === null) {
    // Words under no size are a note, not a quantity that went astray.
    if (units !== null) refuseName(planner, 'noSize', source);
  } else if (units === null || problem) refuse(planner, problem ?? 'notNumber', source);
  else if (row === null) refuseName(planner, 'noColour', source);
  else put(planner, { row, column }, units, source);
};

/** Places a block by its names, or from the corner of the range. Blanks keep what is there. */
export const planPaste = (
  matrix: Matrix,
  block: Block,
  over: Range,
  heads: Heads | null,
  signs: NumberSigns,
): PastePlan => {
  const planner: Planner = { block, matrix, over, heads, taken: new Set(), placed: [], unplaced: [] };
  block.forEach((cells, line) =>
    cells.forEach((raw, column) => {
      const text = raw.trim();
      const isHead = line < (heads?.firstLine ?? 0) || column < (heads?.firstColumn ?? 0);
      if (text !== '' && !isHead) plan(planner, { text, line, column }, signs);
    }),
  );
  return { placed: planner.placed, unplaced: planner.unplaced };
};

/** The wishes of a plan: pasted quantities as they stand on the clipboard, so that stock can have its say. */
export const wishesOf = ({ placed }: PastePlan): QuantityWish[] =>
  placed.map(({ itemId, wanted }) => ({ itemId, quantity: wanted }));
