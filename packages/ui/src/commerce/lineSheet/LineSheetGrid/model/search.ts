import type { LineSheetProduct } from '../types.ts';

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What of each product a search looks at, made once. */
export const searchIndex = (products: readonly LineSheetProduct[]): string[] =>
  products.map(({ name, reference, colours }) =>
    fold([name, reference, ...colours.map(({ label }) => label)].join(' ')),
  );

/** Products that have every word of the search somewhere in name, reference code or colours. */
export const found = (
  products: readonly LineSheetProduct[],
  index: readonly string[],
  search: string,
): readonly LineSheetProduct[] => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return words.length === 0 ? products : products.filter((_, at) => words.every((word) => index[at]?.includes(word)));
};
