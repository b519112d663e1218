import { useMemo } from 'react';
import { brandOfficeQueries } from '../../queries/brandOffice.ts';
import { useServices } from '../../queries/services.ts';

export const useOfficeQueries = () => {
  const { client } = useServices();
  return useMemo(() => brandOfficeQueries(client), [client]);
};
