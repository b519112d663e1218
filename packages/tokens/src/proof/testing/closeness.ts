import { clampChroma, converter, formatHex } from 'culori';
import type { Oklch } from 'culori';
import type { Branding, Mode } from '../../branding.ts';
import type { ColorName } from '../../contract/index.ts';
import { expandBranding } from '../../expand.ts';
import type { ExpandedBranding } from '../../expand.ts';
import type { Move } from '../moves.ts';
import { pairs } from '../pairs.ts';
import { wcagContrast } from './wcag.ts';

const oklch = converter('oklch') as (colour: string) => Oklch;
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

/** What is wrong with the seeds that moved: they turned, or went further than they had to. */
export const moveFaults = (style: Branding, mode: Mode): string[] => {
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

/** What is wrong with a ground that was found nearest to the one that was asked for. */
export const groundFaults = ({ seeds, ...rest }: Branding): string[] => {
  const find = (ground: string) =>
    expandBranding({ ...rest, seeds: { ...seeds, ground } }, rest.mode).moves.find(({ seed }) => seed === 'ground');
  const move = seeds.ground && find(seeds.ground);
  if (!move) return [];
  const back = stepBack(move);
  return [
    ...(hueKept(move) ? [] : [`the ground turned its hue: ${move.from} to ${move.to}`]),
    ...(find(move.to) ? [`${move.to} is not taken as given`] : []),
    ...(back && find(back)?.because.code !== 'no-ink' ? [`the ground went too far: ${back} would do`] : []),
  ];
};
