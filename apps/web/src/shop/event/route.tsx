import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { EventDates } from '../connected/events/EventDates.tsx';
import { EventAbout } from '../connected/events/EventAbout.tsx';
import { useEventVisit } from '../connected/events/useEventVisit.ts';
import { Heroes } from '../connected/heroes/Heroes.tsx';
import Waiting from '../connected/heroes/Waiting.tsx';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useServices } from '../../shared/queries/services.ts';
import { EventBrands } from './EventBrands.tsx';

/** /project/:event and /project/special/:event: hero, about, brands; an event without a hero leads to `/` (R-086, R-087, R-088, R-089, X-028, D-032). */
export default function Event() {
  const t = useTranslate();
  const { event = '' } = useParams();
  const { queries, eventSegments } = useServices();
  const heroes = useQuery(queries.events.heroes(event));
  useEventVisit(event);
  const name = eventSegments.find((segment) => segment.event?.slug === event)?.event?.name;
  useTitle(name);
  if (heroes.error) return <QueryError error={heroes.error} onRetry={() => void heroes.refetch()} />;
  if (!heroes.data) return <Waiting />;
  const [first] = heroes.data;
  if (!first) return <Navigate to={paths.landing()} replace />;
  return (
    <>
      <Heroes heroes={heroes.data} />
      <EventDates event={event} />
      <EventAbout heroes={heroes.data} title={t('landing.aboutEvent', { event: name ?? first.title })} />
      <EventBrands event={event} />
    </>
  );
}
