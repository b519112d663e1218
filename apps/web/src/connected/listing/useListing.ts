import { useQuery } from '@tanstack/react-query';
import { parseOrdering, parsePage, parsePricelist } from '@vitrine/api/rules';
import { useEffect } from 'react';
import type { ListingQuery } from '../../queries/products.ts';
import { useServices } from '../../queries/services.ts';
import { useQuerySearch } from '../useQuerySearch.ts';

const PRICELIST_NONE = 'null';

/** The query of a collection's listing as the address tells it (R-046, R-062, S-074, V-056). */
const listingQuery = (search: URLSearchParams, collection: number, pricelist: number | null): ListingQuery => ({
  collections: String(collection),
  categories: search.get('categories') ?? undefined,
  segments: search.get('segments') ?? undefined,
  tags: search.get('tags') ?? undefined,
  pricelist: pricelist === null ? undefined : String(pricelist),
  ordering: parseOrdering(search.get('ordering')),
  page: parsePage(search.get('page')),
});

/**
 * A collection's products. The chosen price list is the address's, else the stored one; when it leads to nothing it is
 * forgotten and the products are read once more without it (S-073).
 */
export const useListing = (collection: number) => {
  const { queries, storage } = useServices();
  const { search, change } = useQuerySearch();
  const pricelist = parsePricelist(search.get('pricelist')) ?? parsePricelist(storage.get('pricelist'));
  const query = listingQuery(search, collection, pricelist);
  const listing = useQuery(queries.products.list(query));
  const leadsNowhere = pricelist !== null && listing.data?.pagination.count === 0 && !listing.isPlaceholderData;
  const isDirty = search.get('pricelist') === PRICELIST_NONE;
  useEffect(() => {
    if (!leadsNowhere && !isDirty) return;
    storage.set('pricelist', null);
    change({ pricelist: null }, { replace: true });
    // The address is changed only when the answer or the address itself demands it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [leadsNowhere, isDirty]);

  /** Any change of a filter goes back to page 1 (S-075). */
  const narrow = (parts: Record<string, string | null>): void => change({ ...parts, page: null });
  const choosePricelist = (id: string): void => {
    storage.set('pricelist', id);
    change({ pricelist: id, page: null }, { replace: true });
  };
  return { listing, query, pricelist, narrow, choosePricelist, search };
};

export type Listing = ReturnType<typeof useListing>;
