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

const layouts: Partial<Record<HeroTemplate, Promise<HeroLayout>>> = {};

/** Once kept, the promise says so itself: React's `use` then reads it without a pause. One that failed is forgotten. */
const remember = (template: HeroTemplate, promise: Promise<HeroLayout>): Promise<HeroLayout> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => delete layouts[template],
  );
  return (layouts[template] = promise);
};

/** Loads a layout before the `Hero` that uses it renders, so that it need not wait. */
export const loadHero = (letter: string | null | undefined): Promise<HeroLayout> => {
  const template = templateOf(letter);
  return (
    layouts[template] ??
    remember(
      template,
      loaders[template]().then(({ layout }) => layout),
    )
  );
};
