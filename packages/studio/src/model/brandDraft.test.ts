import { expandBranding, themes } from '@vitrine/tokens';
import { expect, it } from 'vitest';
import { withFoundSeed, withFoundSeeds } from './brandDraft.ts';

const found = { brand: '#0b6e4f', accent: '#f4a300', neutral: '#4a5a52' };
const dark = (style: typeof themes.fjord) => expandBranding(style, 'dark').vars;

it('derives the dark from the colours of a new logo, without a colour of the brand before', () => {
  const taken = withFoundSeeds(themes.fjord, found);
  expect(taken.seeds).toEqual(found);
  expect(dark(taken)).toEqual(dark({ ...themes.fjord, seeds: found }));
  expect(dark(taken)['--v-color-brand']).not.toBe(dark(themes.fjord)['--v-color-brand']);
});

it('derives the dark of one colour that is taken from a logo, and keeps what else was chosen', () => {
  const { seeds } = withFoundSeed(themes.fjord, 'brand', found.brand);
  expect(seeds.brand).toBe(found.brand);
  expect(seeds.other).toEqual({ ground: themes.fjord.seeds.other?.ground });
  expect(seeds.accent).toBe(themes.fjord.seeds.accent);
});
