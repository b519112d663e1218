import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Branding, Mode } from '../branding.ts';
import { varNames } from '../contract/index.ts';
import { expandBranding } from '../expand.ts';
import type { ExpandedBranding } from '../expand.ts';
import { themes } from '../themes/index.ts';
import { anyBranding } from './testing/brandings.ts';
import { wcagContrast } from './testing/wcag.ts';

const modes = ['light', 'dark'] as const;

/** Every pair that is said to hold and does not, measured anew from the values alone. */
const broken = ({ vars, report }: ExpandedBranding) =>
  report.filter(({ foreground, background, ratio, required }) => {
    const measured = wcagContrast(vars[foreground] as string, vars[background] as string);
    return !(measured >= required && ratio >= required && ratio <= measured + 1e-9 && measured - ratio < 0.0101);
  });

const sound = (style: Branding, mode: Mode): ExpandedBranding => {
  const expanded = expandBranding(style, mode);
  expect(broken(expanded)).toEqual([]);
  return expanded;
};

const freeze = <T extends object>(value: T): T => {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part as object);
  return Object.freeze(value);
};

it('finds readable colours for 10,000 brandings of any seeds and choices, in both modes, and touches none of them (D-113)', () => {
  fc.assert(
    fc.property(anyBranding, fc.constantFrom(...modes), (style, mode) => {
      const { vars } = sound(freeze(style), mode);
      expect(Object.keys(vars)).toEqual(varNames);
      expect(Object.values(vars).filter((value) => !value || /NaN|undefined|null/.test(value))).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

it('answers the same for the same branding, with objects of its own', () => {
  fc.assert(
    fc.property(anyBranding, fc.constantFrom(...modes), (style, mode) => {
      const [first, second] = [expandBranding(style, mode), expandBranding(structuredClone(style), mode)];
      expect(first).toEqual(second);
      expect(first.vars).not.toBe(second.vars);
    }),
    { numRuns: 200 },
  );
});

const seeds = (brand: string, accent = brand, neutral = brand, ground?: string) => ({ brand, accent, neutral, ground });

const hardest: Record<string, ReturnType<typeof seeds>> = {
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
  'white on black': seeds('#ffffff', '#000000', '#808080'),
  'a ground equal to the brand': seeds('#d4145f', '#ffb224', '#14532d', '#d4145f'),
  'a ground of mid grey': seeds('#000000', '#ffffff', '#777777', '#777777'),
  'everything one mid grey': seeds('#767676', '#767676', '#767676', '#767676'),
  'a dark ground': seeds('#f0c000', '#00a0a0', '#333333', '#0b0b0b'),
  'a white ground': seeds('#f0c000', '#00a0a0', '#333333', '#ffffff'),
  'a neon ground': seeds('#00ff00', '#ff00ff', '#ffff00', '#00ff00'),
};

describe.each(Object.entries(hardest))('%s', (_, worst) => {
  it.each(modes.flatMap((home) => modes.map((mode) => [home, mode] as const)))(
    'reads well in a shop that opens in %s, shown in %s',
    (home, mode) => {
      sound({ ...themes.vitrine, seeds: worst, mode: home }, mode);
    },
  );
});
