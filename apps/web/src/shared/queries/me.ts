import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

export const sessionQueries = (client: Client) => ({
  user: () =>
    queryOptions({
      queryKey: ['me', 'user'],
      queryFn: async ({ signal }) => (await client.auth.userData({ signal })).data,
    }),
  status: () =>
    queryOptions({
      queryKey: ['me', 'status'],
      queryFn: async ({ signal }) => (await client.auth.me({ signal })).data,
    }),
});
