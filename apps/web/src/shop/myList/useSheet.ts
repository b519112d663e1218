import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChoosePricelist } from '../connected/listing/useChoosePricelist.ts';
import { useChosenPricelists } from '../connected/listing/useChosenPricelists.ts';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { toLineSheet } from './lineSheet.ts';
import { useServices } from '../../shared/queries/services.ts';

const NO_PRODUCTS: never[] = [];

/** The line sheet of a collection as the address narrows it, in the price list chosen for its brand. */
export const useSheet = (collection: number) => {
  const { queries } = useServices();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { chosenFor, isKnownFor } = useChosenPricelists();
  const { choose, offerUndo } = useChoosePricelist();
  const narrowed = {
    categories: search.get('categories') ?? undefined,
    segments: search.get('segments') ?? undefined,
  };
  const { data, error, isPending, refetch } = useQuery(queries.products.lineSheet(collection, narrowed));
  const meta = data?.meta.selected_collection ?? null;
  const brand = meta?.seller ?? null;
  const lists = meta?.pricelists ?? [];
  const chosen = brand && chosenFor(brand.slug, lists);
  const pricelist = lists.find(({ id }) => id === chosen)?.id ?? null;
  const products = data?.results ?? NO_PRODUCTS;
  const rows = useMemo(() => toLineSheet(products, pricelist, locale), [products, pricelist, locale]);
  return {
    products,
    rows,
    meta,
    brand,
    pricelist,
    choosePricelist: (id: string): void => {
      if (!brand) return;
      choose(brand.slug, Number(id));
      const next = lists.find((list) => String(list.id) === id);
      if (pricelist !== null && next) offerUndo(next.name, () => choose(brand.slug, pricelist));
    },
    error,
    isPending: isPending || (brand !== null && !isKnownFor(brand.slug)),
    refetch,
  };
};

export type Sheet = ReturnType<typeof useSheet>;
