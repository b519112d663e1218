import type { DocsPair } from '../../testing/docs.ts';
import { brands } from '../../testing/index.ts';
import { Spotlight } from './Spotlight.tsx';

const tints = ['#f4e3d7', '#1d2430', '#dfe8df', '#b3261e', '#efe9dc'];

/** A logo with a box of its own colour around it. */
const boxed = (name: string, index: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="${tints[index]}"/><text x="60" y="66" text-anchor="middle" textLength="96" font-size="18" fill="${index % 2 ? '#fff' : '#141414'}">${name}</text></svg>`,
  )}`;

const show = (logo: (brand: { name: string; logo: string }, index: number) => string) => () => (
  <Spotlight
    label="Featured brands"
    brands={brands.slice(0, 5).map((brand, index) => ({
      id: brand.id,
      name: brand.name,
      href: brand.href,
      logo: logo(brand, index),
    }))}
  />
);

export const pairs: readonly DocsPair[] = [
  {
    width: 768,
    do: {
      says: 'Wide logos without a background read as one row.',
      show: show(({ logo }) => logo),
    },
    dont: {
      says: 'Boxes in the brands’ colours make the logos small and clash with the theme.',
      show: show(({ name }, index) => boxed(name, index)),
    },
  },
];
