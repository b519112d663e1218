import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Branding } from '../branding.ts';
import { expandBranding } from '../expand.ts';
import { themes } from '../themes/index.ts';
import { anyBranding } from './testing/brandings.ts';
import { faults, freeze, modes } from './testing/faults.ts';
import { wcagContrast } from './testing/wcag.ts';

it('finds readable colours for 300 brandings of any seeds and choices, in both modes, and touches none of them (D-113)', () => {
  fc.assert(
    fc.property(anyBranding, fc.constantFrom(...modes), (style, mode) => {
      const found = faults(freeze(style), mode);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: 300 },
  );
});

it('answers the same for the same branding, with objects of its own', () => {
  fc.assert(
    fc.property(anyBranding, fc.constantFrom(...modes), (style, mode) => {
      const [first, second] = [expandBranding(style, mode), expandBranding(structuredClone(style), mode)];
      expect(first).toEqual(second);
      first.vars['--v-color-ink'] = 'spoilt';
      first.report.length = 0;
      expect(expandBranding(style, mode)).toEqual(second);
    }),
    { numRuns: 50 },
  );
});

const seeds = (brand: string, accent = brand, neutral = brand, ground?: string) => ({ brand, accent, neutral, ground });

const hardest: Record<string, Branding['seeds']> = {
  'pure yellow': seeds('#ffff00'),
  white: seeds('#ffffff'),
  black: seeds('#000000'),
  'mid grey #777777': seeds('#777777'),
  'mid grey #808080': seeds('#808080'),
  'neon green': seeds('#39ff14'),
  'neon pink': seeds('#ff10f0'),
  'neon cyan': seeds('#00ffff'),
  'pure blue': seeds('#0000ff'),
  'pure red': seeds('#ff0000'),
  'white with black': seeds('#ffffff', '#000000', '#808080'),
  'a ground equal to the brand': seeds('#d4145f', '#ffb224', '#14532d', '#d4145f'),
  'a ground of mid grey': seeds('#000000', '#ffffff', '#777777', '#777777'),
  'everything one mid grey': seeds('#767676', '#767676', '#767676', '#767676'),
  'a black ground': seeds('#f0c000', '#00a0a0', '#333333', '#000000'),
  'a white ground': seeds('#f0c000', '#00a0a0', '#333333', '#ffffff'),
  'a neon ground': seeds('#00ff00', '#ff00ff', '#ffff00', '#00ff00'),
  'grounds that contradict their modes': {
    ...seeds('#f0c000', '#00a0a0', '#333333', '#101010'),
    other: { ground: '#fafafa' },
  },
};

const everyMode = modes.flatMap((home) => modes.map((mode) => ({ home, mode })));

it.each(Object.entries(hardest))('reads well with %s, whichever mode the shop opens in and shows', (_, worst) => {
  for (const { home, mode } of everyMode)
    expect(faults({ ...themes.vitrine, seeds: worst, mode: home }, mode), `${home} shown ${mode}`).toEqual([]);
});

it('keeps a light mode light and a dark one dark, whatever ground is asked for: logos and native controls rely on it', () => {
  for (const worst of Object.values(hardest))
    for (const { home, mode } of everyMode) {
      const { vars } = expandBranding({ ...themes.vitrine, seeds: worst, mode: home }, mode);
      const [ground, ink] = [vars['--v-color-ground'], vars['--v-color-ink']] as [string, string];
      const lighter = wcagContrast(ground, '#000000') > wcagContrast(ink, '#000000');
      expect(lighter).toBe(mode === 'light');
    }
});

it.each(Object.entries(hardest))(
  'has a button of %s answer the pointer, and the press once more, for any eye',
  (_, worst) => {
    for (const { home, mode } of everyMode) {
      const { vars } = expandBranding({ ...themes.vitrine, seeds: worst, mode: home }, mode);
      const [rest, hover, down] = ['brand', 'brand-hover', 'brand-pressed'].map(
        (role) => vars[`--v-color-${role}`],
      ) as [string, string, string];
      expect(wcagContrast(rest, hover), `${home} shown ${mode}`).toBeGreaterThan(1.1);
      expect(wcagContrast(hover, down), `${home} shown ${mode}`).toBeGreaterThan(1.08);
    }
  },
);
