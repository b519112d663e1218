import { converter, formatHex, clampChroma } from 'culori';
import type { Oklch } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Branding, Mode } from '../branding.ts';
import type { ColorName } from '../contract/index.ts';
import { expandBranding } from '../expand.ts';
import type { ExpandedBranding } from '../expand.ts';
import type { Move } from './moves.ts';
import { pairs } from './pairs.ts';
import { anyBranding } from './testing/brandings.ts';
import { wcagContrast } from './testing/wcag.ts';

const oklch = converter('oklch') as (colour: string) => Oklch;
const anyMode = fc.constantFrom<Mode>('light', 'dark');
const contrastRoles: ColorName[] = ['brand', 'ink-brand', 'focus'];

const nameOf = ({ role }: Move) => role.replace('--v-color-', '') as ColorName;

/** Whether a colour would do in a role, everything else as it is. */
const would = ({ vars }: ExpandedBranding, role: ColorName, colour: string): boolean =>
  pairs
    .filter(({ foregrounds }) => foregrounds.includes(role))
    .every(({ foregrounds, backgrounds, required }) =>
      backgrounds.every((background) =>
        foregrounds.some((front) => {
          const value = front === role ? colour : (vars[`--v-color-${front}`] as string);
          return wcagContrast(value, vars[`--v-color-${background}`] as string) >= required;
        }),
      ),
    );

/** A hundredth of lightness back towards where it came from; undefined where it came no further. */
const stepBack = ({ from, to }: Move): string | undefined => {
  const [seed, now] = [oklch(from), oklch(to)];
  const way = seed.l - now.l;
  if (Math.abs(way) <= 0.012) return undefined;
  const back = formatHex(clampChroma({ ...seed, l: now.l + Math.sign(way) * 0.01 }, 'oklch'));
  // Near black, eight bits tell no hundredths apart.
  return back === to ? undefined : back;
};

const hueKept = ({ from, to }: Move): boolean => {
  const [seed, now] = [oklch(from), oklch(to)];
  if (seed.c < 0.04 || now.c < 0.04) return true;
  const turn = Math.abs((seed.h ?? 0) - (now.h ?? 0)) % 360;
  return Math.min(turn, 360 - turn) <= 4;
};

const faults = (style: Branding, mode: Mode): string[] => {
  const expanded = expandBranding(style, mode);
  const moved = expanded.moves.filter(({ because }) => because.code === 'contrast');
  const own = moved.filter(({ from, seed }) => from === style.seeds[seed] && !style.seeds.other);
  return own.flatMap((move) => {
    const name = nameOf(move);
    const back = stepBack(move);
    const role = contrastRoles.includes(name) ? name : 'brand';
    return [
      ...(hueKept(move) ? [] : [`${move.role} turned its hue: ${move.from} to ${move.to}`]),
      ...(would(expanded, role, move.from) ? [`${move.role} moved though ${move.from} would do`] : []),
      ...(back && would(expanded, role, back) ? [`${move.role} went too far: ${back} would do`] : []),
    ];
  });
};

it('moves a seed only where it cannot be read, keeps its hue, and stops as soon as it can be', () => {
  fc.assert(
    fc.property(anyBranding, anyMode, (style, mode) => {
      const found = faults(style, mode);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: 1500 },
  );
}, 60_000);

it('uses a seed as given wherever it can be, and says so of every one it cannot', () => {
  fc.assert(
    fc.property(anyBranding, anyMode, ({ seeds, ...style }, mode) => {
      const { other: _, ...own } = seeds;
      const { vars, moves } = expandBranding({ ...style, seeds: own }, mode);
      const said = (role: string) => moves.some((move) => move.role === role);
      expect(vars['--v-color-accent']).toBe(own.accent);
      expect(said('--v-color-brand')).toBe(vars['--v-color-brand'] !== own.brand);
      expect(said('--v-color-ground')).toBe(own.ground !== undefined && vars['--v-color-ground'] !== own.ground);
    }),
    { numRuns: 500 },
  );
}, 30_000);

it('takes the ground it found as given, and would not have taken one a hundredth nearer to the seed', () => {
  fc.assert(
    fc.property(anyBranding, ({ seeds, ...rest }) => {
      const style = (ground?: string): Branding => ({ ...rest, seeds: { ...seeds, ground } });
      const find = (ground: string) =>
        expandBranding(style(ground), rest.mode).moves.find(({ seed }) => seed === 'ground');
      const move = seeds.ground && find(seeds.ground);
      if (!move) return;
      const back = stepBack(move);
      expect(hueKept(move)).toBe(true);
      expect(find(move.to)).toBe(undefined);
      expect(back && find(back)?.because.code).toBe(back && 'no-ink');
    }),
    { numRuns: 500 },
  );
}, 30_000);
