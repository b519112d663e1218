import { useMemo } from 'react';
import { catalogueQueries } from '../../queries/catalogue.ts';
import { useServices } from '../../queries/services.ts';

export const useCatalogueQueries = () => {
  const { client } = useServices();
  return useMemo(() => catalogueQueries(client), [client]);
};
