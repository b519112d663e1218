import { Hero } from '@vitrine/ui/sections/Hero';
import { lazy, Suspense } from 'react';
import { toHero } from '../../../shared/mappers/landing.ts';
import type { WireHero } from '../../../shared/mappers/wire.ts';
import { useDialogs } from '../../../shared/connected/dialogs/dialogState.tsx';

const HeroSlides = lazy(() => import('./HeroSlides.tsx'));

/** The first hero is painted at once; the carousel takes its place when it has arrived. */
export function Heroes({ heroes }: { heroes: readonly WireHero[] }) {
  const { open } = useDialogs();
  const actions = { onLogin: () => open({ kind: 'login' }), onRegister: () => open({ kind: 'register' }) };
  const views = heroes.map((hero) => ({ id: hero.id, ...toHero(hero, actions) }));
  const [first] = views;
  if (!first) return null;
  if (views.length === 1) return <Hero {...first} lead />;
  return (
    <Suspense fallback={<Hero {...first} lead />}>
      <HeroSlides heroes={views} />
    </Suspense>
  );
}
