export { Hero } from './Hero.tsx';
export type { HeroButton, HeroProps, HeroStyles } from './types.ts';
