import type { ColorName } from '../contract/index.ts';

interface Pair {
  /** Of several, the one that stands out best counts: two-tone marks such as the focus ring need but one to be seen. */
  foregrounds: ColorName[];
  backgrounds: ColorName[];
  /** WCAG 2 contrast every theme must reach: 4.5 for text, 3 for what has to be seen, 7 where people read at length. */
  required: 3 | 4.5 | 7;
}

const page: ColorName[] = ['ground', 'ground-raised', 'ground-sunken', 'selected'];
const all: ColorName[] = [...page, 'skeleton'];
const statuses = ['positive', 'caution', 'critical', 'info'] as const;
const fills: ColorName[] = ['brand', 'brand-hover', 'brand-pressed', 'ground-brand', 'accent', 'ground-inverse'];
const statusFills = statuses.flatMap((name): ColorName[] => [`${name}-ground`, `${name}-ink`]);

const on = (required: Pair['required'], foreground: ColorName, backgrounds: ColorName[]): Pair => ({
  foregrounds: [foreground],
  backgrounds,
  required,
});

/** What stands on what. Every theme, in both modes, must pass every line. */
export const pairs: Pair[] = [
  on(7, 'ink', all),
  on(4.5, 'ink-muted', all),
  on(4.5, 'ink-brand', page),
  on(7, 'ink-inverse', ['ground-inverse', 'ink']),
  on(7, 'ground', ['ink']),
  on(4.5, 'on-brand', ['brand', 'brand-hover', 'brand-pressed', 'ground-brand']),
  on(4.5, 'on-accent', ['accent']),
  on(4.5, 'on-scrim', ['scrim']),
  ...statuses.map((name) => on(4.5, `${name}-ink`, [...page, `${name}-ground`])),
  ...statuses.map((name) => on(4.5, 'ink', [`${name}-ground`])),
  on(3, 'line-strong', page),
  on(3, 'brand', all),
  on(3, 'focus', [...page, 'focus-gap']),
  { foregrounds: ['focus', 'focus-gap'], backgrounds: [...fills, ...statusFills], required: 3 },
];
