import type { HeroLayout } from './types.ts';

/** Each layout's styles are a piece of their own: a page loads those it shows. */
const loaders = {
  A: () => import('./layouts/a.css.ts'),
  B: () => import('./layouts/b.css.ts'),
  C: () => import('./layouts/c.css.ts'),
  D: () => import('./layouts/d.css.ts'),
  E: () => import('./layouts/e.css.ts'),
  F: () => import('./layouts/f.css.ts'),
  G: () => import('./layouts/g.css.ts'),
};

export type HeroTemplate = keyof typeof loaders;

/** The layout of a letter; C when there is none or it is unknown (R-076, K-38). */
export const templateOf = (letter: string | null | undefined): HeroTemplate =>
  Object.hasOwn(loaders, letter ?? '') ? (letter as HeroTemplate) : 'C';

const coming: Partial<Record<HeroTemplate, Promise<HeroLayout>>> = {};
const arrived: Partial<Record<HeroTemplate, HeroLayout>> = {};

/** Fetches a layout ahead of the `Hero` that wears it, so that its first render need not wait. */
export const loadHero = (letter: string | null | undefined): Promise<HeroLayout> => {
  const template = templateOf(letter);
  return (coming[template] ??= loaders[template]().then(({ layout }) => (arrived[template] = layout)));
};

export const arrivedLayout = (template: HeroTemplate): HeroLayout | undefined => arrived[template];
