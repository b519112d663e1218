import { ApiError } from '@vitrine/api/client';
import { paths } from '../../../shared/config/paths.ts';
import { isEvent } from '../../../shared/mappers/registration.ts';
import type { PublicScreen } from '../publicScreen.ts';

const NOT_FOUND = 404;

/** The registration of retailers and brands, also for an event. */
export const register: PublicScreen = {
  program: 'src/shop/register/route.tsx',
  without: ['type'],
  read: async ({ services: { queries, queryClient, account }, params: { event }, t }) => {
    const [events] = await Promise.all([
      queryClient.fetchQuery(queries.landing.events()),
      queryClient.fetchQuery(queries.landing.locations()),
      queryClient.fetchQuery(queries.landing.segments()),
    ]);
    if (event !== undefined && !isEvent(events, event))
      throw new ApiError(NOT_FOUND, { message: `No event has the address ${event}.` });
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
