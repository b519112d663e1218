import type { QueryClient } from '@tanstack/react-query';
import { tabsChannel, tellTabs } from '../shared/connected/tabs.ts';
import { cartKeys } from '../shared/queries/cart.ts';
import { orderKeys } from '../shared/queries/orders.ts';

/** Cells are saved several in a row: the other tabs read them together. */
const PAUSE_MS = 300;

/** After a change in one tab, the others read carts and orders again: a sent cart can be sent from none of them. */
export const shareChanges = (queryClient: QueryClient): void => {
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') tellTabs();
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  tabsChannel().addEventListener('message', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const { all } of [cartKeys, orderKeys]) void queryClient.invalidateQueries({ queryKey: all });
    }, PAUSE_MS);
  });
};
