import { AboutProject } from '@vitrine/ui/sections/AboutProject';
import { paths } from '../../../shared/config/paths.ts';
import type { WireHero } from '../../../shared/mappers/wire.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface EventAboutProps {
  heroes: readonly WireHero[];
  /** Of a text whose hero gives it none. */
  title: string;
}

/** What the heroes of an event tell about it, each with the way to the brands of its segment. */
export function EventAbout({ heroes, title }: EventAboutProps) {
  const t = useTranslate();
  const { eventSegments } = useServices();
  const linkOf = ({ event_segment }: WireHero) => {
    const segment = eventSegments.find(({ id }) => id === event_segment?.id);
    if (!segment?.event) return null;
    return {
      label: t('landing.segmentBrands', { segment: segment.name }),
      href: paths.eventSegment(segment.event.slug, segment.slug),
    };
  };
  return heroes
    .filter((hero) => hero.event_segment_about_project)
    .map((hero) => (
      <AboutProject
        key={hero.id}
        title={hero.event_segment_title_about_project ?? title}
        text={hero.event_segment_about_project ?? ''}
        link={linkOf(hero)}
      />
    ));
}
