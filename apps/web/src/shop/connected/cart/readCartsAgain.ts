import type { QueryClient } from '@tanstack/react-query';
import { cartKeys } from '../../../shared/queries/cart.ts';

/** Reads the carts again. A further page that is loading arrives first: reading again would cancel it. */
export const readCartsAgain = async (queryClient: QueryClient): Promise<void> => {
  const pages = queryClient.getQueryCache().find({ queryKey: cartKeys.pages });
  const isLoadingMore = pages?.state.fetchStatus === 'fetching' && pages.state.fetchMeta?.fetchMore !== undefined;
  // While a query is loading, `fetch` joins what is on its way.
  if (isLoadingMore) await pages.fetch().catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: cartKeys.all });
};
