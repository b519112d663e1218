import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';
import { expect, it } from 'vitest';
import { cartKeys, cartQueries, type Cart, type CartPage } from './cart.ts';

const cartOf = (version: number) => ({ id: 7, version }) as Cart;
const pageOf = (version: number) => ({ results: [cartOf(version)], pagination: { next: null } }) as unknown as CartPage;

/** Reads whose answers come when the test says so. */
const slowReads = () => {
  const answer = Promise.withResolvers<{ data: CartPage }>();
  const client = { cart: { list: () => answer.promise } } as unknown as Client;
  return { queries: cartQueries(client, () => undefined), answer: (page: CartPage) => answer.resolve({ data: page }) };
};

it('A slow read of the carts does not bring back what was there before a save', async () => {
  const queryClient = new QueryClient();
  const { queries, answer } = slowReads();
  const reads = [queryClient.fetchInfiniteQuery(queries.pages()), queryClient.fetchQuery(queries.one(7))];
  queryClient.setQueryData(cartKeys.pages, { pages: [pageOf(2)], pageParams: [1] });
  queryClient.setQueryData(cartKeys.one(7), cartOf(2));
  answer(pageOf(1));
  await Promise.all(reads);
  expect(queryClient.getQueryData<{ pages: CartPage[] }>(cartKeys.pages)?.pages[0]?.results[0]?.version).toBe(2);
  expect(queryClient.getQueryData<Cart>(cartKeys.one(7))?.version).toBe(2);
});

it('A newer cart that was read replaces the known one', async () => {
  const queryClient = new QueryClient();
  const { queries, answer } = slowReads();
  queryClient.setQueryData(cartKeys.one(7), cartOf(2));
  answer(pageOf(3));
  await queryClient.fetchQuery({ ...queries.one(7), staleTime: 0 });
  expect(queryClient.getQueryData<Cart>(cartKeys.one(7))?.version).toBe(3);
});

it('What is selected from the carts is left as it is', async () => {
  const queryClient = new QueryClient();
  const { queries, answer } = slowReads();
  answer(pageOf(1));
  const observer = new InfiniteQueryObserver(queryClient, { ...queries.pages(), select: ({ pages }) => pages.length });
  expect((await observer.refetch()).data).toBe(1);
});
