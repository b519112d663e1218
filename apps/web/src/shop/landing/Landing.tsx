import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Heroes } from '../connected/heroes/Heroes.tsx';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { landingHeroes } from '../../shared/mappers/landing.ts';
import { useServices } from '../../shared/queries/services.ts';

const EventMode = lazy(() => import('./EventMode.tsx'));
const BelowHeroes = lazy(() => import('../../shared/connected/landing/BelowHeroes.tsx'));
const LandingError = lazy(() => import('./LandingError.tsx'));
const Waiting = lazy(() => import('../connected/heroes/Waiting.tsx'));

/** The query that filters the landing page by an event, as the calls name it (S-047). */
const EVENTS = 'events';

/** The public front page: heroes, then what the marketplace is. */
export function Landing() {
  const { queries } = useServices();
  const content = useQuery(queries.landing.content());
  const [search] = useSearchParams();
  const event = search.get(EVENTS);
  useTitle();
  if (!content.data) {
    return (
      <Suspense>
        {content.error ? <LandingError error={content.error} onRetry={() => void content.refetch()} /> : <Waiting />}
      </Suspense>
    );
  }
  if (event) {
    return (
      <Suspense>
        <EventMode event={event} content={content.data} />
      </Suspense>
    );
  }
  return (
    <>
      <Heroes heroes={landingHeroes(content.data.hero)} />
      <Suspense>
        <BelowHeroes content={content.data} />
      </Suspense>
    </>
  );
}
