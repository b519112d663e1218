import { useQuery } from '@tanstack/react-query';
import { parseOrdering, parsePage, parsePricelist } from '@vitrine/api/rules';
import { useEffect } from 'react';
import type { ListingQuery } from '../../queries/products.ts';
import { useServices } from '../../queries/services.ts';
import { useQuerySearch } from '../useQuerySearch.ts';
import { useChosenPricelists } from './useChosenPricelists.ts';

const PRICELIST_NONE = 'null';

/** A collection of a brand. */
export interface ListedCollection {
  brand: string;
  id: number;
}

/** The query of a listing as the address tells it (R-046, R-062, R-242, R-243, R-244, R-245, S-074, V-056). */
const listingQuery = (
  search: URLSearchParams,
  collection: ListedCollection | null,
  pricelist: number | null,
): ListingQuery => ({
  sellers: search.get('sellers') ?? undefined,
  collections: collection ? String(collection.id) : (search.get('collections') ?? undefined),
  categories: search.get('categories') ?? undefined,
  segments: search.get('segments') ?? undefined,
  tags: search.get('tags') ?? undefined,
  search: search.get('search') ?? undefined,
  colors: search.get('colors') ?? undefined,
  pricelist: pricelist === null ? undefined : String(pricelist),
  ordering: parseOrdering(search.get('ordering')),
  page: parsePage(search.get('page')),
});

/**
 * Products of a collection, or of the whole marketplace. A collection is shown in the price list of the address, else in the one chosen for
 * its brand. If a list leads to nothing, it is forgotten and the products are read once more without it (S-073).
 */
export const useListing = (collection: ListedCollection | null) => {
  const { queries } = useServices();
  const { search, change } = useQuerySearch();
  const { chosenFor, choose, forget } = useChosenPricelists();
  const asked = parsePricelist(search.get('pricelist'));
  const pricelist = asked ?? (collection && chosenFor(collection.brand));
  const query = listingQuery(search, collection, pricelist);
  const listing = useQuery(queries.products.list(query));
  const leadsNowhere = pricelist !== null && listing.data?.pagination.count === 0 && !listing.isPlaceholderData;
  const isDirty = search.get('pricelist') === PRICELIST_NONE;
  const brand = collection?.brand ?? listing.data?.meta.selected_seller?.slug;
  const isOfBrand = listing.data?.meta.selected_collection?.pricelists.some(({ id }) => id === asked) ?? false;
  useEffect(() => {
    if (!leadsNowhere && !isDirty) return;
    if (brand) forget(brand);
    change({ pricelist: null }, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is changed only when the answer or the address itself demands it
  }, [leadsNowhere, isDirty]);
  useEffect(() => {
    // A link may carry another list than the one chosen before: it is the choice from now on.
    if (brand && asked !== null && isOfBrand && chosenFor(brand) !== asked) choose(brand, asked);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- changed only when the answer or the address itself demands it
  }, [brand, asked, isOfBrand]);

  /** Any change of a filter goes back to page 1 (S-075). */
  const narrow = (parts: Record<string, string | null>): void => change({ ...parts, page: null });
  const choosePricelist = (id: string): void => {
    if (brand) choose(brand, Number(id));
    change({ pricelist: id, page: null }, { replace: true });
  };
  return { collection, listing, query, pricelist, narrow, choosePricelist, search };
};

export type Listing = ReturnType<typeof useListing>;
