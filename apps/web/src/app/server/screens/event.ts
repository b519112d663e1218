import { paths } from '../../../shared/config/paths.ts';
import { rewriteEventPath } from '../../rewriteEventPath.ts';
import { plainText } from '../plainText.ts';
import type { PublicScreen } from '../publicScreen.ts';

const pathOf = (slug: string): string => rewriteEventPath(paths.event(slug)) ?? paths.event(slug);

/** The landing page of an event. */
export const event: PublicScreen = {
  program: 'src/shop/event/route.tsx',
  read: async ({ services: { queries, queryClient, eventSegments }, params: { event: slug = '' }, t }) => {
    const [heroes] = await Promise.all([
      queryClient.fetchQuery(queries.events.heroes(slug)),
      queryClient.fetchQuery(queries.events.brands(slug)),
      queryClient.fetchQuery(queries.landing.segments()),
    ]);
    const [hero] = heroes;
    if (!hero) return null;
    const own = eventSegments.find((segment) => segment.event?.slug === slug)?.event;
    const title = own?.name ?? null;
    const about = heroes.find(({ event_segment_about_project }) => event_segment_about_project);
    const path = pathOf(slug);
    return {
      title,
      description: plainText(about?.event_segment_about_project ?? hero.text ?? hero.title),
      image: hero.image,
      path,
      event: own?.dates ? { name: own.name, starts: own.dates.starts_on, ends: own.dates.ends_on } : undefined,
      trail: [
        [t('event.home'), '/'],
        [title ?? hero.title, path],
      ],
    };
  },
  list: async ({ queries, queryClient, eventSegments }) => {
    const active = eventSegments.filter((segment) => segment.is_active_event);
    const slugs = [...new Set(active.flatMap(({ event: own }) => own?.slug ?? []))];
    const heroes = await Promise.all(slugs.map((slug) => queryClient.fetchQuery(queries.events.heroes(slug))));
    // The page of an event without a hero leads away (D-032).
    return slugs.filter((_, index) => heroes[index]?.length).map(pathOf);
  },
};
