import { useQuery } from '@tanstack/react-query';
import { parseOrdering, parsePage, parsePricelist } from '@vitrine/api/rules';
import { useEffect, useState } from 'react';
import type { ListingQuery } from '../../../shared/queries/products.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useQuerySearch } from '../../../shared/connected/useQuerySearch.ts';
import { useChoosePricelist } from './useChoosePricelist.ts';
import { useChosenPricelists, type OfferedList } from './useChosenPricelists.ts';

const PRICELIST_NONE = 'null';

/** Filters of the address that may leave no product. */
const NARROWING = [
  'sellers',
  'collections',
  'categories',
  'segments',
  'tags',
  'search',
  'colors',
] as const satisfies (keyof ListingQuery)[];

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
  ...Object.fromEntries(NARROWING.map((name) => [name, search.get(name) ?? undefined])),
  ...(collection && { collections: String(collection.id) }),
  pricelist: pricelist === null ? undefined : String(pricelist),
  ordering: parseOrdering(search.get('ordering')),
  page: parsePage(search.get('page')),
});

/** The price list chosen for the brand of a collection, unless it was found to lead to no product of that collection. */
const useCollectionPricelist = (collection: ListedCollection | null) => {
  const { chosenFor, decide, isKnownFor } = useChosenPricelists();
  const [nowhere, setNowhere] = useState<{ collection: number; pricelist: number }>();
  if (!collection) return { chosen: null, isKnown: true, decide: () => undefined, leave: () => undefined };
  const chosen = chosenFor(collection.brand);
  const isNowhere = (id: number | null): boolean => nowhere?.collection === collection.id && nowhere.pricelist === id;
  return {
    chosen: isNowhere(chosen) ? null : chosen,
    /** The list that needs no choice. */
    decide: (offered: readonly OfferedList[]): number | undefined => {
      const id = decide(offered)?.id;
      return id === undefined || isNowhere(id) ? undefined : id;
    },
    isKnown: isKnownFor(collection.brand),
    leave: (pricelist: number): void => setNowhere({ collection: collection.id, pricelist }),
  };
};

/**
 * Products of a collection, or of the whole marketplace. A collection is shown in the price list of the address, else in the one chosen for
 * its brand. If a list leads to nothing, it is forgotten and the products are read once more without it (S-073). If filters of the
 * address may be the reason, a list of the collection stays chosen.
 */
export const useListing = (collection: ListedCollection | null) => {
  const { queries } = useServices();
  const { search, change } = useQuerySearch();
  const { chosenFor } = useChosenPricelists();
  const { choose, forget } = useChoosePricelist();
  const { chosen, isKnown, decide, leave } = useCollectionPricelist(collection);
  const asked = parsePricelist(search.get('pricelist'));
  const pricelist = asked ?? chosen;
  const query = listingQuery(search, collection, pricelist);
  const listing = useQuery({ ...queries.products.list(query), enabled: asked !== null || isKnown });
  const selected = listing.data?.meta.selected_collection;
  const lists = selected?.pricelists ?? [];
  const isEmpty = listing.data?.pagination.count === 0 && !listing.isPlaceholderData;
  const mayBeFilters = lists.some(({ id }) => id === pricelist) && NARROWING.some((name) => search.has(name));
  const leadsNowhere = pricelist !== null && isEmpty && !mayBeFilters;
  const isDirty = search.get('pricelist') === PRICELIST_NONE;
  const brand = collection?.brand ?? listing.data?.meta.selected_seller?.slug;
  const isOfBrand = selected?.seller.slug === brand && lists.some(({ id }) => id === asked);
  useEffect(() => {
    if (!leadsNowhere && !isDirty) return;
    if (brand) forget(brand);
    if (leadsNowhere) leave(pricelist);
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
  /** Whether the price list is no more about to change by itself. */
  const isSettled = isKnown && !leadsNowhere;
  const isChosen = lists.some(({ id }) => id === pricelist);
  const decided = isSettled && !isChosen && !listing.isPlaceholderData ? decide(lists) : undefined;
  useEffect(() => {
    if (decided !== undefined) choosePricelist(String(decided));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- chosen only when the answer itself decides
  }, [decided]);
  /** Whether the retailer has to choose: neither they nor what is offered has decided. */
  const mustChoose = lists.length > 0 && isSettled && !isChosen && decided === undefined;
  return { collection, listing, query, pricelist, mustChoose, narrow, choosePricelist, search };
};

export type Listing = ReturnType<typeof useListing>;
