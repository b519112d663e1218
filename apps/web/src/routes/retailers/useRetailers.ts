import { useQuery } from '@tanstack/react-query';
import { delays, pageSizes, parsePage } from '@vitrine/api/rules';
import { useOtherWindow } from '@vitrine/ui/foundation';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../connected/useDebounced.ts';
import { useQuerySearch } from '../../connected/useQuerySearch.ts';
import { useServices } from '../../queries/services.ts';

const LETTER = /^[#A-Z]$/;

/** The text of the search field. The address follows after a second without a key (K-47), or at once with Enter. */
const useSearchText = (inForce: string, apply: (search: string) => void) => {
  const [text, setText] = useState(inForce);
  const [known, setKnown] = useState(inForce);
  // The address may change by itself, as when the filters are cleared: the field follows.
  if (known !== inForce) {
    setKnown(inForce);
    setText(inForce);
  }
  const settled = useDebounced(text, delays.retailerSearch);
  useEffect(() => {
    if (settled === text && settled.trim() !== inForce) apply(settled.trim());
    // Only a text that has settled moves the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return { text, setText };
};

/** Another page begins at its top. */
const useTopOfPage = (page: number): void => {
  const view = useOtherWindow();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) (view ?? window).scrollTo(0, 0);
    shown.current = page;
  }, [page, view]);
};

/** The directory as the address says, and how to change it. */
export const useRetailers = () => {
  const { queries } = useServices();
  const { search, change } = useQuerySearch();
  const page = parsePage(search.get('page'));
  const letter = search.get('letter')?.toUpperCase();
  const chosen = {
    locations: (search.get('locations') ?? '').split(',').filter((id) => /^\d+$/.test(id)),
    letter: letter && LETTER.test(letter) ? letter : undefined,
    search: search.get('search') ?? '',
  };
  useTopOfPage(page);
  const list = useQuery(
    queries.retailers.list({
      page,
      locations: chosen.locations.join(',') || undefined,
      letter: chosen.letter,
      search: chosen.search || undefined,
    }),
  );
  /** Another filter starts at its first page. */
  const filter = (parts: Record<string, string | null>) => change({ ...parts, page: null });
  const field = useSearchText(chosen.search, (text) => filter({ search: text }));
  return {
    list,
    page,
    pages: Math.ceil((list.data?.meta.total ?? 0) / pageSizes.retailers),
    search,
    chosen,
    /** Something narrows the list, or its page is not the first: clearing undoes it. */
    isFiltered: Boolean(chosen.locations.length || chosen.letter || chosen.search) || page > 1,
    field,
    filter,
    clear: () => filter({ locations: null, letter: null, search: null }),
  };
};

export type Retailers = ReturnType<typeof useRetailers>;
