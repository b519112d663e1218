import { paths } from '../../../config/paths.ts';
import { rewriteEventPath } from '../../rewriteEventPath.ts';
import type { PublicScreen } from '../publicScreen.ts';

const canonical = (path: string): string => rewriteEventPath(path) ?? path;

/** The brands of a segment inside its event. */
export const segment: PublicScreen = {
  program: 'src/routes/segment/route.tsx',
  without: ['segments', 'categories'],
  read: async ({ services: { queries, queryClient, eventSegments, account }, params, t }) => {
    const slug = (params['segment'] ?? '').toLowerCase();
    const [{ id, name, hero }] = await Promise.all([
      queryClient.fetchQuery(queries.events.segment(slug)),
      queryClient.fetchInfiniteQuery(queries.events.segmentBrands(slug, {})),
      queryClient.fetchQuery(queries.landing.segments()),
    ]);
    await queryClient.fetchQuery(queries.events.filterOptions(id));
    const event = eventSegments.find((known) => known.slug === slug)?.event;
    if (!event) return null;
    const path = canonical(paths.eventSegment(event.slug, slug));
    return {
      title: name,
      description: t('page.segment', { segment: name, event: event.name, account: account.name }),
      image: hero?.image ?? null,
      path,
      trail: [
        [t('event.home'), '/'],
        [event.name, canonical(paths.event(event.slug))],
        [name, path],
      ],
    };
  },
  list: async ({ eventSegments }) =>
    eventSegments.flatMap(({ event, slug, is_active_event }) =>
      event && is_active_event ? [canonical(paths.eventSegment(event.slug, slug))] : [],
    ),
};
