import { paths } from '../../../config/paths.ts';
import type { PublicScreen } from '../publicScreen.ts';

/** The registration of retailers and brands, also for an event. */
export const register: PublicScreen = {
  program: 'src/routes/register/route.tsx',
  without: ['type'],
  read: async ({ services: { queries, queryClient, account }, t }) => {
    await Promise.all([
      queryClient.fetchQuery(queries.landing.locations()),
      queryClient.fetchQuery(queries.landing.segments()),
      queryClient.fetchQuery(queries.landing.events()),
    ]);
    return {
      title: t('registration.title'),
      description: t('page.register', { account: account.name }),
      image: null,
      path: paths.register(),
      trail: [
        [t('event.home'), '/'],
        [t('registration.title'), paths.register()],
      ],
    };
  },
  list: async () => [paths.register()],
};
