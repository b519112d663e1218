export { Hero } from './Hero.tsx';
export { loadHero } from './layouts.ts';
export type { HeroTemplate } from './layouts.ts';
export type { HeroButton, HeroProps, HeroStyles } from './types.ts';
