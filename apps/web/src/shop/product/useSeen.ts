import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recentKey } from '../queries/favorites.ts';
import { useServices } from '../../shared/queries/services.ts';

/** Tells the server that the product is looked at, once it is shown. If that fails, only the list of recent products misses it. */
export const useSeen = (product: number, isShown: boolean): void => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isShown) return;
    client.products
      .see({ params: { id: product } })
      .then(() => queryClient.invalidateQueries({ queryKey: recentKey }))
      .catch(() => undefined);
  }, [client, queryClient, product, isShown]);
};
