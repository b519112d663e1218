import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';

export const profileQueries = (client: Client) => ({
  /** The business domains, and which the retailer has chosen. `queries.session.status()` reads the rest of the profile. */
  domains: () =>
    queryOptions({
      queryKey: ['profile', 'domains'],
      queryFn: async ({ signal }) => (await client.profile.domains({ signal })).data.data.data,
    }),
});
