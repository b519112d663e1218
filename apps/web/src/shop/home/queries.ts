import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

export const homeQueries = (client: Client) => ({
  read: () =>
    queryOptions({
      queryKey: ['home'],
      queryFn: async ({ signal }) => (await client.home.read({ signal })).data,
      staleTime: 60_000,
    }),
});
