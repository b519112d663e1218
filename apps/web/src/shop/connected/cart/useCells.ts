import { useEffect, useSyncExternalStore } from 'react';
import { cartKeys } from '../../../shared/queries/cart.ts';
import { useServices, type Services } from '../../../shared/queries/services.ts';
import { tellTabs } from '../../../shared/connected/tabs.ts';
import { createCellQueue, isGone, otherQuantity, type CellQueue } from './cellQueue.ts';
import { keepSaved } from './keepSaved.ts';
import { createKeeper } from './keepUnsaved.ts';
import { ownSavesOf } from './ownSaves.ts';

const queues = new WeakMap<Services, CellQueue>();

const createQueue = (services: Services): CellQueue => {
  const { client, queryClient, storage } = services;
  const { raise } = ownSavesOf(services);
  return createCellQueue({
    ...createKeeper(storage),
    send: async ({ itemId, ...body }) => {
      try {
        const { data } = (await client.cart.setQuantity({ params: { itemId }, body })).data;
        const { cart_id: cartId, cart_version: version } = data;
        keepSaved(services, { itemId, ...body, cartId, versionAfter: (known) => raise(cartId, known, version) });
        tellTabs();
      } catch (error) {
        // Another changed the cart: what else is new in it is shown too.
        if (otherQuantity(error) !== null || isGone(error))
          void queryClient.invalidateQueries({ queryKey: cartKeys.all });
        throw error;
      }
    },
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
    choose: queue.choose,
    getCells: queue.getCells,
    settled: queue.settled,
    forget: queue.forget,
    lost: useSyncExternalStore(queue.subscribe, queue.getLost, queue.getLost),
    takeLost: queue.takeLost,
  };
};
