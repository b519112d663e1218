import type { Client } from '@vitrine/api/client';
import { useMemo } from 'react';
import { useServices } from './services.ts';

/** The queries of a resource that the first screen does not load, such as `useQueriesOf(staffQueries)`. */
export const useQueriesOf = <Queries>(make: (client: Client) => Queries): Queries => {
  const { client } = useServices();
  return useMemo(() => make(client), [client, make]);
};
