import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { Breadcrumb } from '@vitrine/ui/components/Breadcrumb';
import { EventHero } from '@vitrine/ui/sections/EventHero';
import { Navigate, useLocation } from 'react-router-dom';
import type { EventSegment } from '../../shared/config/boot.ts';
import { paths } from '../../shared/config/paths.ts';
import { useEventVisit } from '../connected/events/useEventVisit.ts';
import Waiting from '../connected/heroes/Waiting.tsx';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import type { WireSegmentPage } from '../../shared/mappers/wire.ts';
import { useServices } from '../../shared/queries/services.ts';
import { Brands } from './Brands.tsx';

const NOT_FOUND = 404;

type Event = EventSegment['event'] | undefined;

/** The segment's picture and name, and the way back to its event. */
function Banner({ segment: { name, hero }, event }: { segment: WireSegmentPage; event: Event }) {
  const t = useTranslate();
  const above = event ? [{ label: event.name, href: paths.event(event.slug) }] : [];
  const trail = [{ label: t('event.home'), href: paths.landing() }, ...above, { label: name }];
  return (
    <EventHero
      title={name}
      text={hero?.title}
      image={hero?.image}
      imageMobile={hero?.image_mobile}
      imageAlt={hero?.image_alt}
      breadcrumb={<Breadcrumb label={t('app.brand.trail')} items={trail} />}
    />
  );
}

/** The brands of a segment: inside its event, or at its own address. */
export default function Segment() {
  const { pathname } = useLocation();
  const slug = pathname.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? '';
  const { queries, eventSegments } = useServices();
  const { data: segment, error, refetch } = useQuery(queries.events.segment(slug));
  const event = eventSegments.find((known) => known.slug === slug)?.event;
  useEventVisit(event?.slug ?? null);
  useTitle(segment?.name);
  // Its event ended since the shop was opened.
  if (error instanceof ApiError && error.status === NOT_FOUND) return <Navigate to={paths.landing()} replace />;
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />;
  if (!segment) return <Waiting />;
  return (
    <>
      <Banner segment={segment} event={event} />
      <Brands segment={segment} />
    </>
  );
}
