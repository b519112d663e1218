import type { Boot } from '../config/boot.ts';
import type { Services } from '../queries/services.ts';

/** What the page brought along needs no call. */
export const seedQueries = ({ queries, queryClient }: Services, { landing }: Boot): void => {
  if (!landing) return;
  queryClient.setQueryData(queries.landing.content().queryKey, landing.content);
  queryClient.setQueryData(queries.landing.brands().queryKey, landing.brands.data);
  queryClient.setQueryData(queries.landing.retailers().queryKey, landing.retailers);
};
