import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { mergeUnits, toStock, unitsInCart, type UnitsBySize } from '../../mappers/sizeUnits.ts';
import type { WireProductCard } from '../../mappers/wire.ts';
import type { CartPage } from '../../queries/cart.ts';
import { useServices } from '../../queries/services.ts';

interface Options {
  /** The price list whose cart counts; undefined while none is chosen. */
  pricelist: number | undefined;
  /** Whether the viewer may order. */
  enabled: boolean;
}

/** Units of a product by variation and size: those in the cart, with those typed since. With stock and limits to type within. */
export const useUnits = ({ id }: Pick<WireProductCard, 'id'>, { pricelist, enabled }: Options) => {
  const { queries } = useServices();
  const [typed, setTyped] = useState<UnitsBySize>({});
  const { data: stocked } = useQuery({ ...queries.products.variations(id), enabled });
  const { data: inCart = {} } = useInfiniteQuery({
    ...queries.cart.pages(),
    enabled: enabled && pricelist !== undefined,
    select: ({ pages }: InfiniteData<CartPage>) => unitsInCart(pages, id, pricelist),
  });
  const units = mergeUnits(inCart, typed);
  return {
    typed,
    units,
    left: toStock(stocked?.data ?? []),
    minimum: stocked?.meta?.order_minimum_quantity,
    maximum: stocked?.meta?.order_maximum_quantity,
    onChange: (change: { variation: string; size: string; units: number }) =>
      setTyped(mergeUnits(typed, { [change.variation]: { [change.size]: change.units } })),
    /** To be called once the cart has the units. */
    clear: () => setTyped({}),
  };
};
