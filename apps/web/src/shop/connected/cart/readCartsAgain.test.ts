import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';
import { expect, it } from 'vitest';
import { cartKeys, cartQueries, type CartPage } from '../../../shared/queries/cart.ts';
import { readCartsAgain } from './readCartsAgain.ts';

const pageOf = (id: number, next: string | null) =>
  ({ results: [{ id, version: 1, status: 'o' }], pagination: { next } }) as unknown as CartPage;

it('A change elsewhere does not cancel the further page of carts that is loading (R-293)', async () => {
  const further = Promise.withResolvers<void>();
  const reads: number[] = [];
  const list = async ({ query, signal }: { query: { page: number }; signal: AbortSignal }) => {
    reads.push(query.page);
    if (query.page === 1) return { data: pageOf(1, '?page=2') };
    await further.promise;
    signal.throwIfAborted();
    return { data: pageOf(2, null) };
  };
  const queryClient = new QueryClient();
  const { pages } = cartQueries({ cart: { list } } as unknown as Client, () => undefined);
  await queryClient.fetchInfiniteQuery(pages());
  const observer = new InfiniteQueryObserver(queryClient, { ...pages(), staleTime: Infinity, retry: false });
  const leave = observer.subscribe(() => undefined);
  const more = observer.fetchNextPage();
  const again = readCartsAgain(queryClient);
  further.resolve();
  await Promise.all([more, again]);
  const shown = queryClient.getQueryData<{ pages: CartPage[] }>(cartKeys.pages)?.pages;
  expect(shown?.flatMap(({ results }) => results.map(({ id }) => id))).toEqual([1, 2]);
  expect(reads).toEqual([1, 2, 1, 2]);
  leave();
});
