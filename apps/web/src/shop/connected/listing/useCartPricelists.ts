import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { CartPage } from '../../../shared/queries/cart.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';

/** The price list of the newest open cart of each brand, by its slug. */
const listsByBrand = ({ pages }: InfiniteData<CartPage>): ReadonlyMap<string, number> => {
  const open = pages.flatMap(({ results }) => results).filter(({ status }) => status === 'o');
  // The newest come first, and the last entry of a key counts.
  return new Map(open.map(({ seller, pricelist }) => [seller.slug, pricelist.id] as const).toReversed());
};

const NONE: ReadonlyMap<string, number> = new Map();

/** Price lists of the open carts that have been read. For retailers alone (P-062). */
export const useCartPricelists = () => {
  const { queries } = useServices();
  const queryClient = useQueryClient();
  const isBuyer = useSession().user?.entity_stype === 'buyer';
  const { data, isPending, failureReason, fetchStatus } = useInfiniteQuery({
    ...queries.cart.pages(),
    enabled: isBuyer,
    select: listsByBrand,
  });
  const isKnown = !isBuyer || !isPending || failureReason !== null || fetchStatus === 'paused';
  return {
    lists: data ?? NONE,
    /** True too where there is nothing to wait for, or the carts cannot be read now. */
    isKnown,
    /** Calls back with the price lists once they are known. */
    whenKnown: (act: (lists: ReadonlyMap<string, number>) => void): void => {
      if (isKnown) return act(data ?? NONE);
      void queryClient.fetchInfiniteQuery({ ...queries.cart.pages(), retry: false }).then(
        (carts) => act(listsByBrand(carts)),
        () => act(NONE),
      );
    },
  };
};
