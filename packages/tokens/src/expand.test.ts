import { expect, it } from 'vitest';
import type { Branding, Mode } from './branding.ts';
import { expandBranding } from './expand.ts';
import { explainMove } from './proof/explain.ts';
import { themes } from './themes/index.ts';

const withSeeds = (seeds: object): Branding => ({ ...themes.fjord, seeds: { ...themes.fjord.seeds, ...seeds } });

it('names both sides of a pair as the values are named, so that anybody can measure again', () => {
  const { vars, report } = expandBranding(themes.tropico, 'dark');
  for (const { foreground, background } of report) {
    expect(vars[foreground]).toMatch(/^#[0-9a-f]{6}$/);
    expect(vars[background]).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
  }
});

it('marks exactly the pairs in which a seed was moved', () => {
  const { report, moves } = expandBranding(withSeeds({ brand: '#ffff00' }), 'light');
  const moved = new Set(moves.map(({ role }) => role));
  expect(moved).toContain('--v-color-brand');
  for (const pair of report) expect(pair.moved).toBe(moved.has(pair.foreground) || moved.has(pair.background));
});

it('says of a moved seed from what to what, and why, in numbers and in words', () => {
  const { vars, moves } = expandBranding(withSeeds({ brand: '#FFFF00' }), 'light');
  const move = moves.find(({ role }) => role === '--v-color-brand');
  expect(move).toMatchObject({
    seed: 'brand',
    from: '#ffff00',
    to: vars['--v-color-brand'],
    because: { code: 'contrast', against: '--v-color-ground', required: 3 },
  });
  expect(move && explainMove(move)).toMatch(
    /^The brand seed #ffff00 became #[0-9a-f]{6} as brand: as given it would reach 1\.\d+:1 on ground, where 3:1 is needed\.$/,
  );
});

it('says why a ground is not the one asked for', () => {
  const grey = expandBranding(withSeeds({ ground: '#777777' }), 'light').moves.find(({ seed }) => seed === 'ground');
  expect(grey?.because).toMatchObject({ code: 'no-ink', required: 7 });
  expect(grey && explainMove(grey)).toContain('no text could reach more than');

  const dark = expandBranding(withSeeds({ other: undefined }), 'dark').moves.find(({ seed }) => seed === 'ground');
  expect(dark?.because).toEqual({ code: 'other-mode', home: 'light' });
  expect(dark && explainMove(dark)).toContain('seeds.other.ground');
});

it('takes colours of their own for the other mode, and says so', () => {
  const style = withSeeds({ other: { brand: '#9fd3ee', ground: '#06131c' } });
  const { vars, moves } = expandBranding(style, 'dark');
  expect(vars).toMatchObject({ '--v-color-brand': '#9fd3ee', '--v-color-ground': '#06131c' });
  const own = moves.filter(({ role }) => role === '--v-color-brand' || role === '--v-color-ground');
  expect(own.map(({ because }) => because.code)).toEqual(['own-choice', 'own-choice']);
  expect(explainMove(own[0] as (typeof own)[0])).toContain('seeds.other.brand');
  expect(expandBranding(style, 'light').vars['--v-color-brand']).toBe(themes.fjord.seeds.brand);
});

it.each([
  [
    { ...themes.fjord, seeds: { ...themes.fjord.seeds, brand: 'red' } },
    /seeds\.brand: A colour is written as # and six/,
  ],
  [{ ...themes.fjord, density: 'cosy' }, /density: .*airy/],
  [{}, /seeds: .*type: /],
  [null, /the document: /],
])('refuses what is no branding, naming each wrong part and the way to put it right (D-113)', (style, words) => {
  expect(() => expandBranding(style as Branding, 'light')).toThrow(words);
  expect(() => expandBranding(style as Branding, 'light')).toThrow(/repairBranding/);
});

it('refuses a mode it does not know', () => {
  expect(() => expandBranding(themes.fjord, 'dim' as Mode)).toThrow(/no mode "dim"/);
});
