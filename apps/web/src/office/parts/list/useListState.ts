import { parsePage, viewQuery } from '@vitrine/api/rules';
import { useSearchParams } from 'react-router-dom';
import { useQuerySearch } from '../../../shared/connected/useQuerySearch.ts';
import { useSearchText } from '../../../shared/connected/useSearchText.ts';

/**
 * What narrows a list, as the address says it, so that a view can be shared, kept as a bookmark and found again with *Back*.
 * `names` are those of the filters. A view, such as the tab of what is archived, is none: where it is empty, there is nothing to clear.
 */
export const useListState = (names: readonly string[] = []) => {
  const { search, change } = useQuerySearch();
  const [, setSearch] = useSearchParams();
  const page = parsePage(search.get('page'));
  const words = search.get('search') ?? '';
  /** Another filter starts at its first page. */
  const filter = (parts: Record<string, string | null>) => change({ ...parts, page: null });
  const field = useSearchText(words, (text) => filter({ search: text }));
  return {
    page,
    words: words || undefined,
    field,
    filter,
    get: (name: string) => search.get(name) ?? undefined,
    /** The query of another page of the same list. */
    queryOf: (next: number): string => {
      const query = new URLSearchParams(search);
      query.set('page', String(next));
      return `?${query.toString()}`;
    },
    /** What narrows the list, without the page: a saved view keeps it. */
    query: viewQuery(search.toString()),
    /** Narrows the list as a saved view says. */
    show: (query: string) => setSearch(new URLSearchParams(query)),
    isFiltered: words !== '' || names.some((name) => search.has(name)) || page > 1,
    clear: () => filter(Object.fromEntries(['search', ...names].map((name) => [name, null]))),
  };
};

export type ListState = ReturnType<typeof useListState>;
