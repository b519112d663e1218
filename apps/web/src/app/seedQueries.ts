import type { Boot } from '../config/boot.ts';
import type { Services } from '../queries/services.ts';

/** What the page brought along needs no call, if it speaks the language of this browser. */
export const seedQueries = ({ queries, queryClient, language }: Services, { account, landing }: Boot): void => {
  if (!landing || language !== account.language_code) return;
  queryClient.setQueryData(queries.landing.content().queryKey, landing.content);
  queryClient.setQueryData(queries.landing.brands().queryKey, landing.brands.data);
  queryClient.setQueryData(queries.landing.segments().queryKey, landing.segments.results);
  queryClient.setQueryData(queries.landing.retailers().queryKey, landing.retailers);
};
