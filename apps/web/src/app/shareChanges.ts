import type { QueryClient } from '@tanstack/react-query';
import { cartKeys } from '../queries/cart.ts';
import { orderKeys } from '../queries/orders.ts';

/** After a change in one tab, the others read carts and orders again: a sent cart can be sent from none of them. */
export const shareChanges = (queryClient: QueryClient): void => {
  const channel = new BroadcastChannel('vitrine.changes');
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') channel.postMessage('changed');
  });
  channel.addEventListener('message', () => {
    for (const { all } of [cartKeys, orderKeys]) void queryClient.invalidateQueries({ queryKey: all });
  });
};
