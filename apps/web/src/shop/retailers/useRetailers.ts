import { useQuery } from '@tanstack/react-query';
import { pageSizes, parsePage } from '@vitrine/api/rules';
import { useQuerySearch } from '../../shared/connected/useQuerySearch.ts';
import { useSearchText } from '../../shared/connected/useSearchText.ts';
import { useServices } from '../../shared/queries/services.ts';

const LETTER = /^[#A-Z]$/;

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
