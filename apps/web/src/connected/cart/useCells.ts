import { useEffect, useSyncExternalStore } from 'react';
import { withQuantity } from '../../mappers/cart.ts';
import type { CellChange } from '../../mappers/pendingCells.ts';
import { cartKeys, type Cart } from '../../queries/cart.ts';
import { useServices, type Services } from '../../queries/services.ts';
import { createCellQueue, type CellQueue } from './cellQueue.ts';

const queues = new WeakMap<Services, CellQueue>();

/** Writes a saved cell into the cart as the app knows it, with the version the server gave it. */
const keepSaved = (
  { queryClient }: Services,
  cartId: number,
  version: number,
  { itemId, quantity }: CellChange,
): void => {
  queryClient.setQueryData<Cart | null>(
    cartKeys.one(cartId),
    (cart) => cart && { ...withQuantity(cart, itemId, quantity), version: Math.max(cart.version, version) },
  );
};

const createQueue = (services: Services): CellQueue => {
  const { client, storage } = services;
  return createCellQueue({
    send: async (change) => {
      const { data } = (
        await client.cart.setQuantity({ params: { itemId: change.itemId }, body: { quantity: change.quantity } })
      ).data;
      keepSaved(services, data.cart_id, data.cart_version, change);
    },
    keep: (unsaved) => storage.setJson('unsavedCells', unsaved.length > 0 ? unsaved : null),
    unsaved: storage.getJson<CellChange[]>('unsavedCells') ?? [],
  });
};

const queueOf = (services: Services): CellQueue => {
  const known = queues.get(services);
  if (known) return known;
  const queue = createQueue(services);
  queues.set(services, queue);
  return queue;
};

/** Cells on their way to the server. What could not be sent is sent when the connection or the user comes back. */
export const useCells = () => {
  const queue = queueOf(useServices());
  useEffect(() => {
    queue.resume();
    for (const event of ['online', 'focus']) addEventListener(event, queue.resume);
    return () => {
      for (const event of ['online', 'focus']) removeEventListener(event, queue.resume);
    };
  }, [queue]);
  return {
    cells: useSyncExternalStore(queue.subscribe, queue.getCells, queue.getCells),
    commit: queue.commit,
    isIdle: queue.isIdle,
  };
};
