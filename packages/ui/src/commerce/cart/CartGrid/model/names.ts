import type { CartGridRow, CartGridSize } from '../types.ts';
import { type NumberSigns, readUnits } from './number.ts';

/** Where the lines and columns of a block belong when it names them; null where a name is none of the product's. */
export interface Heads {
  /** Row of the grid by line of the block; absent when lines are not named. */
  rows?: (number | null)[];
  /** Column of the grid by column of the block; absent when columns are not named. */
  columns?: (number | null)[];
  firstLine: number;
  firstColumn: number;
}

type Block = readonly (readonly string[])[];

/** Compares names without regard to case, accents and punctuation. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const index = (names: readonly (readonly (string | null | undefined)[])[]): Map<string, number> => {
  const found = new Map<string, number>();
  names.forEach((ways, at) => {
    for (const way of ways) if (way && !found.has(fold(way))) found.set(fold(way), at);
  });
  return found;
};

/** How many of these texts are names; -1 when as many are numbers that name nothing, for then they are quantities. */
const namesAmong = (texts: readonly string[], known: Map<string, number>, signs: NumberSigns): number => {
  const strange = texts.filter((text) => !known.has(fold(text)));
  const numbers = strange.filter((text) => readUnits(text, signs) !== null).length;
  const names = texts.length - strange.length;
  return numbers > 0 && numbers >= names ? -1 : names;
};

const written = (texts: readonly (string | undefined)[]): string[] =>
  texts.flatMap((text) => (text?.trim() ? [text] : []));

/** Codes and names of colours stand in the first columns of a list, if anywhere. */
const NAME_COLUMNS = 3;

/** The column whose texts name the colours, or -1. Below a line of sizes, words under no size are names of something. */
const columnOfNames = (
  body: Block,
  sizesAbove: (number | null)[] | undefined,
  colours: Map<string, number>,
  signs: NumberSigns,
) => {
  let best = { column: -1, names: 0 };
  for (let column = 0; column < NAME_COLUMNS; column += 1) {
    const texts = written(body.map((line) => line[column]));
    const names = texts.length > 0 ? namesAmong(texts, colours, signs) : -1;
    const isUnderNoSize = sizesAbove !== undefined && sizesAbove[column] === null;
    if (names > best.names || (names === 0 && isUnderNoSize && best.column < 0)) best = { column, names };
  }
  return best.column;
};

/** Reads the names of sizes in the first line, and of colours (or their codes) in one of the first columns. Null when there are none. */
export const readHeads = (
  block: Block,
  rows: readonly CartGridRow[],
  sizes: readonly CartGridSize[],
  signs: NumberSigns,
): Heads | null => {
  const bySize = index(sizes.map((size) => [size.name]));
  const byColour = index(rows.map((row) => [row.label, row.code]));
  const top = block[0] ?? [];
  const hasSizes = block.length > 1 && namesAmong(written(top), bySize, signs) > 0;
  const columns = hasSizes ? top.map((text) => bySize.get(fold(text)) ?? null) : undefined;
  const firstLine = hasSizes ? 1 : 0;
  const column = columnOfNames(block.slice(firstLine), columns, byColour, signs);
  if (!hasSizes && column < 0) return null;
  return {
    columns,
    rows: column < 0 ? undefined : block.map((line) => byColour.get(fold(line[column] ?? '')) ?? null),
    firstLine,
    firstColumn: column + 1,
  };
};
