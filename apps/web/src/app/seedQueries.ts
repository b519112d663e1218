import type { Boot } from '../shared/config/boot.ts';
import type { Services } from '../shared/queries/services.ts';
import type { UserData } from '../shared/queries/session.ts';

/** What came with the page is not asked for again while the page starts. */
const START_MS = 5000;

/** True for answers in the language of this browser, and of the person it knows: in a tab in which staff look as somebody else, of that person. */
const areOwn = ({ language, session }: Services, boot: Boot): boolean =>
  language === boot.language && (boot.user === undefined || boot.user === session.getState().user?.id);

/** Puts the answers that the page brought into the query cache, if they are for who reads it. */
export const seedQueries = (services: Services, boot: Boot): void => {
  if (!areOwn(services, boot)) return;
  const { queryClient, queries, session } = services;
  const updatedAt = Date.now();
  for (const [key, data] of boot.queries ?? []) queryClient.setQueryData(key, data, { updatedAt });
  if (boot.user === undefined) return;
  queryClient.setQueryDefaults([], {
    staleTime: ({ state }) => (state.dataUpdatedAt === updatedAt ? START_MS : 0),
  });
  // The markup shows them as the server knows them, and the browser may remember them as they were.
  const user = queryClient.getQueryData<UserData>(queries.session.user().queryKey);
  if (user) session.enter(user);
};
