import type { InfiniteData } from '@tanstack/react-query';

interface Versioned {
  readonly id: number;
  readonly version: number;
}

/** The answer of a slow read may be older than a save that was answered meanwhile. */
const newest = <Cart extends Versioned>(known: Cart | undefined, read: Cart): Cart =>
  known && known.version > read.version ? known : read;

/** The cart that was read; the known one where it is newer. */
export const newestCart = <Cart extends Versioned>(known: Cart | null | undefined, read: Cart | null): Cart | null =>
  read && (known?.id === read.id ? newest(known, read) : read);

/** The pages that were read, with each cart that is known in a newer version. */
export const newestPages = <Page extends { results: Versioned[] }>(
  known: InfiniteData<Page> | undefined,
  read: InfiniteData<Page>,
): InfiniteData<Page> => {
  const carts = new Map(known?.pages.flatMap(({ results }) => results.map((cart) => [cart.id, cart] as const)));
  return {
    ...read,
    pages: read.pages.map((page) => ({
      ...page,
      results: page.results.map((cart) => newest(carts.get(cart.id), cart)),
    })),
  };
};
