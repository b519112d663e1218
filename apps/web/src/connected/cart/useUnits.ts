import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import {
  isCartKnown,
  mergeUnits,
  replacesUnits,
  totalUnits,
  toStock,
  unitsInCart,
  type UnitsBySize,
} from '../../mappers/sizeUnits.ts';
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
  /** What the cart held of each size when it was first typed into. */
  const [seen, setSeen] = useState<UnitsBySize>({});
  const { data: stocked } = useQuery({ ...queries.products.variations(id), enabled });
  const { data: read } = useInfiniteQuery({
    ...queries.cart.pages(),
    enabled: enabled && pricelist !== undefined,
    select: ({ pages }: InfiniteData<CartPage>) => ({
      units: unitsInCart(pages, id, pricelist),
      isKnown: isCartKnown(pages, pricelist),
    }),
  });
  const inCart = read?.units ?? {};
  const units = mergeUnits(inCart, typed);
  return {
    typed,
    seen,
    units,
    inCart: totalUnits(inCart),
    replaces: replacesUnits(inCart, typed),
    left: toStock(stocked?.data ?? []),
    minimum: stocked?.meta?.order_minimum_quantity,
    maximum: stocked?.meta?.order_maximum_quantity,
    onChange: ({ variation, size, units: wanted }: { variation: string; size: string; units: number }) => {
      setTyped(mergeUnits(typed, { [variation]: { [size]: wanted } }));
      if (read?.isKnown) setSeen(mergeUnits({ [variation]: { [size]: inCart[variation]?.[size] ?? 0 } }, seen));
    },
    /** To be called with the units of sizes that somebody else has changed, once the reader is told. */
    onChanged: (current: UnitsBySize) => setSeen(mergeUnits(seen, current)),
    /** To be called once the cart has the units. */
    clear: () => {
      setTyped({});
      setSeen({});
    },
  };
};
