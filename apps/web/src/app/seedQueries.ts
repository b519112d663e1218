import type { Boot } from '../config/boot.ts';
import type { Services } from '../queries/services.ts';

/** Puts the answers that the page brought into the query cache, if they are in the language of this browser. */
export const seedQueries = ({ queryClient, language }: Services, boot: Boot): void => {
  if (language !== boot.language) return;
  for (const [key, data] of boot.queries ?? []) queryClient.setQueryData(key, data);
};
