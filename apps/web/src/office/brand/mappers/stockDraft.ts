import type { ProductStock } from '@vitrine/api/client';

/** What was typed, by colour and size; what is absent is as it was read. */
export type StockDraft = ReadonlyMap<string, string>;

/** The most units of a colour and size. */
export const MOST_UNITS = 1_000_000;

export const stockKey = (colour: number, size: number): string => `${colour}:${size}`;

interface Cell {
  key: string;
  variation_id: number;
  size_id: number;
  colour: string;
  size: string;
  quantity: number | null;
}

/** Every cell in the order of the table. */
export const cellsOf = ({ sizes, colours }: ProductStock): Cell[] =>
  colours.flatMap(({ id, name, stock }) =>
    stock.map(({ size_id, quantity }) => ({
      key: stockKey(id, size_id),
      variation_id: id,
      size_id,
      colour: name,
      size: sizes.find((size) => size.id === size_id)?.name ?? '',
      quantity,
    })),
  );

export const textOfUnits = (quantity: number | null): string => (quantity === null ? '' : String(quantity));

export const shownIn = (draft: StockDraft, { key, quantity }: Cell): string => draft.get(key) ?? textOfUnits(quantity);

/** A whole number that may be grouped; null is no limit, undefined no such number. */
export const readUnits = (text: string): number | null | undefined => {
  const digits = text.trim().replace(/[\s.,](?=\d{3}(?:\D|$))/g, '');
  if (digits === '') return null;
  const units = /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
  return units !== undefined && units <= MOST_UNITS ? units : undefined;
};

/** Cells that differ from what was read, and those whose text is no number of units. */
export const changesIn = (stock: ProductStock, draft: StockDraft) => {
  const typed = cellsOf(stock).map((cell) => ({
    cell,
    text: shownIn(draft, cell),
    units: readUnits(shownIn(draft, cell)),
  }));
  return {
    wrong: typed.filter(({ units }) => units === undefined).map(({ cell, text }) => ({ ...cell, text })),
    changes: typed.flatMap(({ cell: { variation_id, size_id, quantity }, units }) =>
      units === undefined || units === quantity ? [] : [{ variation_id, size_id, quantity: units, seen: quantity }],
    ),
  };
};

/** Pastes a block of the clipboard into the table from a cell on. `cut` counts the values that did not fit. */
export const pasteInto = (stock: ProductStock, draft: StockDraft, from: string, text: string) => {
  const block = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const [colour, size] = from.split(':').map(Number);
  const top = stock.colours.findIndex(({ id }) => id === colour);
  const start = stock.sizes.findIndex(({ id }) => id === size);
  const next = new Map(draft);
  let cut = 0;
  block.forEach((line, row) =>
    line.forEach((value, column) => {
      const [into, at] = [stock.colours[top + row], stock.sizes[start + column]];
      if (into && at) next.set(stockKey(into.id, at.id), value.trim());
      else cut += 1;
    }),
  );
  return { draft: next, cut, isBlock: block.length > 1 || (block[0]?.length ?? 0) > 1 };
};
