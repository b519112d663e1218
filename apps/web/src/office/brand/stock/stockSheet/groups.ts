import type { StockLine, StockSheet } from './sheet.ts';
import { idOf } from './sheet.ts';

/** Colours whose products have the same sizes. */
export interface SizeGroup {
  /** Ids of the sizes, such as `1-2-3`. */
  key: string;
  sizes: { id: number; name: string }[];
  lines: StockLine[];
}

/** Lines by the sizes of their products; the largest group first. */
export const groupsOf = (sheet: StockSheet, sizes: readonly { id: number; name: string }[]): SizeGroup[] => {
  const names = new Map(sizes.map(({ id, name }) => [id, name]));
  const lines = [...sheet.values()].filter(({ row }) => row.stock.length > 0);
  const grouped = Map.groupBy(lines, ({ row }) => row.stock.map(({ size_id }) => size_id).join('-'));
  return [...grouped]
    .map(([key, group]) => ({
      key,
      sizes: key.split('-').map((id) => ({ id: Number(id), name: names.get(Number(id)) ?? '' })),
      lines: group,
    }))
    .toSorted((a, b) => b.lines.length - a.lines.length);
};

/** So many names of sizes are said in full. */
const NAMED = 6;

/** The sizes of a group in a few words: “S · M · L”, “36 – 46”. */
export const sizesInWords = ({ sizes }: SizeGroup): string => {
  const names = sizes.map(({ name }) => name);
  return names.length <= NAMED ? names.join(' · ') : `${names[0]} – ${names.at(-1)}`;
};

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Ids of the lines whose name, reference and colour have every word. */
export const matching = (lines: readonly StockLine[], search: string): Set<string> => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const has = ({ row: { name, reference_code, colour } }: StockLine) => {
    const text = fold(`${name}\n${reference_code}\n${colour}`);
    return words.every((word) => text.includes(word));
  };
  return new Set(lines.filter(has).map(({ row }) => idOf(row)));
};

/** Fewer than these are few. */
export const FEW = 10;

export interface StockSummary {
  units: number;
  soldOut: number;
  few: number;
  unlimited: number;
}

/** What the lines hold, as it is saved. */
export const summaryOf = (sheet: StockSheet): StockSummary => {
  const cells = [...sheet.values()].flatMap(({ row }) => row.stock.map(({ quantity }) => quantity));
  const limited = cells.filter((quantity) => quantity !== null);
  return {
    units: limited.reduce((sum, quantity) => sum + quantity, 0),
    soldOut: limited.filter((quantity) => quantity === 0).length,
    few: limited.filter((quantity) => quantity > 0 && quantity < FEW).length,
    unlimited: cells.length - limited.length,
  };
};
