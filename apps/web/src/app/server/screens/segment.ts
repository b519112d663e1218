import type { EventSegment } from '../../../shared/config/boot.ts';
import { paths } from '../../../shared/config/paths.ts';
import { rewriteEventPath } from '../../rewriteEventPath.ts';
import type { PublicScreen } from '../publicScreen.ts';

const canonical = (path: string): string => rewriteEventPath(path) ?? path;

const pathOf = ({ slug, event }: EventSegment): string =>
  event ? canonical(paths.eventSegment(event.slug, slug)) : paths.segment(slug);

/** The brands of a segment, inside its event or at an address of its own. */
export const segment: PublicScreen = {
  program: 'src/shop/segment/route.tsx',
  without: ['segments', 'categories'],
  read: async ({ services: { queries, queryClient, eventSegments, account }, path: asked, t }) => {
    const slug = asked.slice(asked.lastIndexOf('/') + 1).toLowerCase();
    const [{ id, name, hero }] = await Promise.all([
      queryClient.fetchQuery(queries.events.segment(slug)),
      queryClient.fetchInfiniteQuery(queries.events.segmentBrands(slug, {})),
      queryClient.fetchQuery(queries.landing.segments()),
    ]);
    await queryClient.fetchQuery(queries.events.filterOptions(id));
    const known = eventSegments.find((each) => each.slug === slug);
    if (!known) return null;
    const { event } = known;
    const path = pathOf(known);
    return {
      title: name,
      description: event
        ? t('page.segment', { segment: name, event: event.name, account: account.name })
        : t('page.brandsOf', { segment: name, account: account.name }),
      image: hero?.image ?? null,
      path,
      trail: [
        [t('event.home'), '/'],
        ...(event ? [[event.name, canonical(paths.event(event.slug))] as const] : []),
        [name, path],
      ],
    };
  },
  list: async ({ eventSegments }) =>
    eventSegments.filter(({ event, is_active_event }) => event === null || is_active_event).map(pathOf),
};
