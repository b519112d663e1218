import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

/** A page of what a search finds. */
export interface FoundPage<Item> {
  data: readonly Item[];
  meta: { total: number };
}

export interface Search<Item> {
  /** Whose cache it is. */
  name: string;
  read: (asked: { query: { page: number; search: string }; signal: AbortSignal }) => Promise<{ data: FoundPage<Item> }>;
}

/** What the server finds for a text, in pages. Apart from the directory's queries, which the first screen loads. */
export const searchPages = <Item>({ name, read }: Search<Item>, search: string) =>
  infiniteQueryOptions({
    queryKey: [name, 'search', search],
    queryFn: async ({ pageParam: page, signal }) => (await read({ query: { page, search }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ data, meta }, pages, page) =>
      data.length > 0 && pages.reduce((sum, each) => sum + each.data.length, 0) < meta.total ? page + 1 : undefined,
    placeholderData: keepPreviousData,
    // Read again, it would ask for every page that somebody has scrolled through.
    staleTime: 300_000,
  });
