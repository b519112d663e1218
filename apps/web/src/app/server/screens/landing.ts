import { landingHeroes } from '../../../shared/mappers/landing.ts';
import { plainText } from '../plainText.ts';
import type { PublicScreen } from '../publicScreen.ts';

/** The front page: the words of its first hero, or those of the marketplace. */
export const landing: PublicScreen = {
  program: 'src/shop/landing/route.tsx',
  without: ['events'],
  read: async ({ services: { queries, queryClient } }) => {
    const [content] = await Promise.all([
      queryClient.fetchQuery(queries.landing.content()),
      queryClient.fetchQuery(queries.landing.brands()),
      queryClient.fetchQuery(queries.landing.retailers()),
      queryClient.fetchQuery(queries.landing.segments()),
    ]);
    const [hero] = landingHeroes(content.hero);
    return {
      title: null,
      description: plainText(hero?.text || content.our_platform_text),
      image: hero?.image ?? null,
      path: '/',
      trail: [],
    };
  },
  list: async () => ['/'],
};
