import { useQuery } from '@tanstack/react-query';
import type { Cart } from '../../shared/queries/cart.ts';
import { useServices } from '../../shared/queries/services.ts';

/** Price lists that an open cart can change to, and whether its own is no longer among them: its brand took it away. */
export const useOfferedLists = ({ id, status, pricelist, collections }: Cart) => {
  const { queries } = useServices();
  const { data } = useQuery({ ...queries.cart.pricelists(id), enabled: status === 'o' });
  const isGone = data !== undefined && collections.length > 0 && !data.some((list) => list.id === pricelist.id);
  return { lists: data ?? [pricelist], isGone };
};
