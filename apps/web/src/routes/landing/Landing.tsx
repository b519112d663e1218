import { useQuery } from '@tanstack/react-query';
import { Hero } from '@vitrine/ui/sections/Hero';
import { lazy, Suspense } from 'react';
import { useDialogs } from '../../connected/dialogs/dialogState.tsx';
import { QueryError } from '../../connected/QueryError.tsx';
import { useTitle } from '../../connected/useTitle.ts';
import { landingHeroes, toHero } from '../../mappers/landing.ts';
import type { WireHero } from '../../mappers/wire.ts';
import { useServices } from '../../queries/services.ts';

const HeroSlides = lazy(() => import('./HeroSlides.tsx'));
const BelowHeroes = lazy(() => import('./BelowHeroes.tsx'));
const Waiting = lazy(() => import('./Waiting.tsx'));

/** The first hero is painted at once; the carousel takes it over when it has arrived. */
function Heroes({ heroes }: { heroes: readonly WireHero[] }) {
  const { open } = useDialogs();
  const views = heroes.map((hero) => ({ id: hero.id, ...toHero(hero, { onLogin: () => open({ kind: 'login' }) }) }));
  const [first] = views;
  if (!first) return null;
  if (views.length === 1) return <Hero {...first} lead />;
  return (
    <Suspense fallback={<Hero {...first} lead />}>
      <HeroSlides heroes={views} />
    </Suspense>
  );
}

/** As `PageRest` of the library, which would bring a kilobyte of its room along into the first load. */
const theRest = <div style={{ minBlockSize: '100dvh' }} />;

/** The public front page: heroes, then what the marketplace is (R-063…R-072). */
export function Landing() {
  const { queries } = useServices();
  const content = useQuery(queries.landing.content());
  useTitle();
  if (content.error) return <QueryError error={content.error} onRetry={() => void content.refetch()} />;
  if (!content.data) {
    return (
      <Suspense>
        <Waiting />
      </Suspense>
    );
  }
  return (
    <>
      <Heroes heroes={landingHeroes(content.data.hero)} />
      <Suspense fallback={theRest}>
        <BelowHeroes content={content.data} />
      </Suspense>
    </>
  );
}
