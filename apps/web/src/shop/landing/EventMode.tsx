import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { EventDates } from '../connected/events/EventDates.tsx';
import { EventAbout } from '../connected/events/EventAbout.tsx';
import { useEventVisit } from '../connected/events/useEventVisit.ts';
import { Heroes } from '../connected/heroes/Heroes.tsx';
import Waiting from '../connected/heroes/Waiting.tsx';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import type { WireLanding } from '../../shared/mappers/wire.ts';
import { useServices } from '../../shared/queries/services.ts';
import BelowHeroes from '../../shared/connected/landing/BelowHeroes.tsx';

/** The landing page filtered by an event: all its heroes, the project and its brands come first (R-064, R-065, R-082, S-047). */
export default function EventMode({ event, content }: { event: string; content: WireLanding }) {
  const t = useTranslate();
  const { queries } = useServices();
  const heroes = useQuery(queries.events.heroes(event));
  useEventVisit(event);
  if (heroes.error) return <QueryError error={heroes.error} onRetry={() => void heroes.refetch()} />;
  if (!heroes.data) return <Waiting />;
  if (heroes.data.length === 0) return <Navigate to={paths.landing()} replace />;
  return (
    <>
      <Heroes heroes={heroes.data} />
      <EventDates event={event} />
      <EventAbout heroes={heroes.data} title={t('landing.aboutProject')} />
      <BelowHeroes content={content} event={event} />
    </>
  );
}
