import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CallData, VitrineContract } from '@vitrine/api/client';
import { useMemo } from 'react';
import { cartKeys, type Cart, type CartPage } from '../../../shared/queries/cart.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useChangeStream } from '../../../shared/connected/changes/useChangeStream.ts';
import { readCartsAgain } from './readCartsAgain.ts';

type Change = CallData<VitrineContract['cart']['changes']> extends AsyncIterable<infer Event> ? Event : never;
type Version = Change['data']['carts'][number];

/** Milliseconds: the answer to one's own save is often later than its event. */
const GRACE = 300;
/** An answer may be older than the change; then the carts are read once more. */
const READS = 3;

const isOpen = ({ status }: Cart): boolean => status === 'o';

/** True if the carts that the app knows are older than `versions`, or others. */
const isBehind = (queryClient: QueryClient, versions: readonly Version[]): boolean => {
  const listed = queryClient.getQueryData<InfiniteData<CartPage>>(cartKeys.pages);
  const inPages = listed?.pages.flatMap(({ results }) => results).filter(isOpen) ?? [];
  const single = queryClient.getQueriesData<Cart | null>({ queryKey: [...cartKeys.all, 'one'] });
  const known = [...inPages, ...single.flatMap(([, cart]) => (cart && isOpen(cart) ? cart : []))];
  const newest = new Map(versions.map(({ id, version }) => [id, version]));
  if (known.some(({ id, version }) => (newest.get(id) ?? Infinity) > version)) return true;
  const last = listed?.pages.at(-1);
  // Further pages hold older carts, which the list does not show yet.
  const expected = last?.pagination.next ? versions.slice(0, inPages.length) : versions;
  return listed !== undefined && expected.map(({ id }) => id).join() !== inPages.map(({ id }) => id).join();
};

/** Reads the carts again once they are older than what was announced. */
const createFollower = (queryClient: QueryClient) => {
  let versions: readonly Version[] = [];
  let isReading = false;
  const catchUp = async (): Promise<void> => {
    isReading = true;
    for (let read = 0; read < READS; read += 1) {
      await new Promise((resolve) => setTimeout(resolve, GRACE));
      if (!isBehind(queryClient, versions)) break;
      await readCartsAgain(queryClient);
    }
    isReading = false;
  };
  return (event?: Change): void => {
    if (!event) return void readCartsAgain(queryClient);
    versions = event.data.carts;
    if (!isReading && isBehind(queryClient, versions)) void catchUp();
  };
};

/** Shows what colleagues and other windows change in the carts, as it happens. */
export const useCartChanges = (): void => {
  const { client, queryClient } = useServices();
  const follow = useMemo(() => createFollower(queryClient), [queryClient]);
  const open = useMemo(() => async (signal: AbortSignal) => (await client.cart.changes({ signal })).data, [client]);
  useChangeStream(open, follow);
};
