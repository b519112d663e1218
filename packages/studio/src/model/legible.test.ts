import { expandBranding, themes } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alternativesTo, keepsOf, withKept } from './alternatives.ts';
import { withSeed } from './brandDraft.ts';
import { legibilityOf, marginOf, ratioFor } from './legible.ts';
import type { MovedSeed } from './legible.ts';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const branding = fc
  .record({ brand: colour, accent: colour, neutral: colour, ground: fc.option(colour, { nil: undefined }) })
  .map(({ ground, ...seeds }): Branding => ({ ...themes.fjord, seeds: { ...seeds, ...(ground && { ground }) } }));

it('reports every pair in both modes, and all of them hold, whatever the colours (D-113)', () => {
  fc.assert(
    fc.property(branding, (style) => {
      const { rows, measured, holding } = legibilityOf(style);
      expect(measured).toBe(rows.length * 2);
      expect(holding).toBe(measured);
      for (const row of rows) expect(marginOf(row)).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

it('says of a seed what it became, where and why; one that is used as given is not mentioned', () => {
  const pale = withSeed(themes.fjord, 'seeds.brand', '#ffff66');
  const moved = legibilityOf(pale).moved.filter(({ seed, mode }) => seed === 'brand' && mode === 'light');
  expect(moved[0]).toMatchObject({ path: 'seeds.brand', from: '#ffff66', because: { code: 'contrast' } });
  const fill = moved[0]?.became.find(({ roles }) => roles.includes('--v-color-brand'));
  expect(fill?.to).toBe(expandBranding(pale, 'light').vars['--v-color-brand']);
  expect(moved).toHaveLength(1);
  expect(legibilityOf(themes.fjord).moved.filter(({ seed, mode }) => seed === 'accent' && mode === 'light')).toEqual(
    [],
  );
});

it('proposes colours that need no move, the nearest first', () => {
  fc.assert(
    fc.property(branding, (style) => {
      const [moved] = legibilityOf(style).moved;
      if (!moved) return;
      for (const alternative of alternativesTo(style, moved)) {
        const next = legibilityOf(withSeed(style, moved.path, alternative));
        expect(next.moved.filter(({ seed, mode }) => seed === moved.seed && mode === moved.mode)).toEqual([]);
      }
    }),
    { numRuns: 15 },
  );
});

it('names last the colour that would do everywhere', () => {
  fc.assert(
    fc.property(branding, (style) => {
      for (const move of legibilityOf(style).moved) {
        const next = legibilityOf(withSeed(style, move.path, move.became.at(-1)?.to));
        expect(next.moved.filter(({ seed, mode }) => seed === move.seed && mode === move.mode)).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});

it('has an alternative for a pale yellow brand', () => {
  const style = withSeed(themes.fjord, 'seeds.brand', '#ffff66');
  const moved = legibilityOf(style).moved.find(({ seed, mode }) => seed === 'brand' && mode === 'light');
  expect(moved && alternativesTo(style, moved)).toHaveLength(2);
});

it('keeps a moved brand exactly as the accent where neither of the two has to move then', () => {
  fc.assert(
    fc.property(branding, (style) => {
      for (const move of legibilityOf(style).moved) {
        for (const keep of keepsOf(style, move)) {
          const next = withKept(style, move.mode, move.from, keep.brand);
          const { moved } = legibilityOf(next);
          expect(moved.filter(({ mode, seed }) => mode === move.mode && seed !== 'ground')).toEqual([]);
          expect(expandBranding(next, move.mode).vars['--v-color-accent']).toBe(move.from);
        }
      }
    }),
    { numRuns: 20 },
  );
});

it('offers to keep a coral as the accent, beside another tone of it or in the place of the accent', () => {
  const movedIn = (style: Branding) =>
    legibilityOf(style).moved.find(({ seed, mode }) => seed === 'brand' && mode === 'light') as MovedSeed;
  for (const coral of ['#ff7f6b', '#ff5a36']) {
    const style = withSeed(themes.fjord, 'seeds.brand', coral);
    const [keep] = keepsOf(style, movedIn(style));
    expect(keep?.brandFrom).toBe('tone');
    const { vars } = expandBranding(withKept(style, 'light', coral, keep?.brand ?? ''), 'light');
    expect([vars['--v-color-accent'], vars['--v-color-brand']]).toEqual([coral, keep?.brand]);
  }
  const blue = withSeed(withSeed(themes.fjord, 'seeds.brand', '#ff7f6b'), 'seeds.accent', '#0b3d91');
  expect(keepsOf(blue, movedIn(blue))).toContainEqual({ brandFrom: 'accent', brand: '#0b3d91' });
});

it('says where a moved colour is used as given all the same', () => {
  const style = withSeed(themes.fjord, 'seeds.brand', '#d4583f');
  const moved = legibilityOf(style).moved.find(({ seed, mode }) => seed === 'brand' && mode === 'light');
  expect(moved?.kept).toEqual(['--v-color-brand', '--v-color-ground-brand']);
  expect(moved?.became.flatMap(({ roles }) => roles)).toContain('--v-color-ink-brand');
});

it('shows beside a colour how well its words can be read', () => {
  const legibility = legibilityOf(themes.fjord);
  for (const seed of ['brand', 'accent', 'neutral', 'ground'])
    expect(ratioFor(legibility, seed, 'light')).toBeGreaterThanOrEqual(4.5);
  expect(ratioFor(legibility, 'other', 'light')).toBeUndefined();
});
