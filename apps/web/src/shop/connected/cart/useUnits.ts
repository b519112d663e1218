import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryStorage } from '../../../shared/config/storage.ts';
import {
  isCartKnown,
  mergeUnits,
  replacesUnits,
  totalUnits,
  toStock,
  unitsInCart,
  type UnitsBySize,
} from '../../mappers/sizeUnits.ts';
import type { WireProductCard } from '../../../shared/mappers/wire.ts';
import type { CartPage } from '../../../shared/queries/cart.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';
import { keepTyped, nothingTyped, placeKey, readTyped, type TypedPlace, type TypedUnits } from './typedUnits.ts';

interface Options {
  /** The price list whose cart counts; undefined while none is chosen. */
  pricelist: number | undefined;
  /** Whether the viewer may order. */
  enabled: boolean;
  /** Units survive a reload and a way back, until they are added. */
  kept?: boolean;
}

/** What is typed at a place. Written where it is kept at once, so that it is forgotten even if the fields are gone by then. */
const useTyped = (place: TypedPlace, kept: boolean) => {
  const { tab } = useServices();
  const [memory] = useState(createMemoryStorage);
  const store = kept ? tab : memory;
  const key = placeKey(place);
  const [own, setOwn] = useState(() => ({ key, units: readTyped(store, place) }));
  const { units } = own.key === key ? own : { units: readTyped(store, place) };
  if (own.key !== key) setOwn({ key, units });
  return {
    ...units,
    change: (next: (before: TypedUnits) => TypedUnits): void => {
      const changed = next(readTyped(store, place));
      keepTyped(store, place, changed);
      setOwn({ key, units: changed });
    },
  };
};

/** Units of a product by variation and size: those in the cart, with those typed since. With stock and limits to type within. */
export const useUnits = (
  { id, seller_slug: brand }: Pick<WireProductCard, 'id' | 'seller_slug'>,
  { pricelist, enabled, kept = false }: Options,
) => {
  const { queries } = useServices();
  const { user } = useSession();
  const { typed, seen, change } = useTyped({ user: user?.id, brand, product: id, pricelist }, kept);
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
      const held = { [variation]: { [size]: inCart[variation]?.[size] ?? 0 } };
      change((before) => ({
        typed: mergeUnits(before.typed, { [variation]: { [size]: wanted } }),
        seen: read?.isKnown ? mergeUnits(held, before.seen) : before.seen,
      }));
    },
    /** To be called with the units of sizes that somebody else has changed, once the reader is told. */
    onChanged: (current: UnitsBySize) => change((before) => ({ ...before, seen: mergeUnits(before.seen, current) })),
    /** To be called once the cart has the units. */
    clear: () => change(() => nothingTyped),
  };
};
