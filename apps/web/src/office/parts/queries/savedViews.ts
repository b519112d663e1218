import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';
import type { SavedList } from '@vitrine/api/rules';

export const savedViewKeys = { list: (list: SavedList) => ['savedViews', list] as const };

/** Views of a list of the back office that the member keeps. */
export const savedViewQueries = (client: Client) => ({
  list: (list: SavedList) =>
    queryOptions({
      queryKey: savedViewKeys.list(list),
      queryFn: async ({ signal }) => (await client.savedViews.list({ query: { list }, signal })).data.data,
    }),
});
