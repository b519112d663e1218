import { expanded } from '@vitrine/tokens';
import type { Branding, ExpandedBranding, Finding, Mode, Move } from '@vitrine/tokens';
import { tone } from '@vitrine/tokens/palette';
import { modes } from './look.ts';
import { seedOf, seedPathFor } from './brandDraft.ts';
import type { SeedPath } from './brandDraft.ts';

/** A pair as measured in both modes, with the colours it was measured in. */
export interface PairRow {
  required: number;
  found: Record<Mode, { finding: Finding; foreground: string; background: string }>;
}

/** A seed that could not be used as given, in one mode. */
export interface MovedSeed {
  mode: Mode;
  seed: Move['seed'];
  /** Where the branding names it. */
  path: SeedPath;
  from: string;
  /** What it became and where, the nearest to it first. The last of them would do everywhere. */
  became: readonly { to: string; roles: readonly Move['role'][] }[];
  /** Where it is used as given all the same. */
  kept: readonly Move['role'][];
  /** Of the role that asked for most. */
  because: Extract<Move['because'], { code: 'contrast' | 'no-ink' }>;
}

/** What the studio says about a branding's legibility. */
export interface Legibility {
  rows: PairRow[];
  /** Measured pairs in both modes, and how many of them hold. */
  measured: number;
  holding: number;
  moved: MovedSeed[];
}

type Both = Record<Mode, ExpandedBranding>;

const expandBoth = (style: Branding): Both => ({
  light: expanded(style, 'light'),
  dark: expanded(style, 'dark'),
});

/** Moves that legibility asked for; what the partner chose or left to the engine is no news. */
const forced = (move: Move): move is Move & { because: MovedSeed['because'] } =>
  move.because.code === 'contrast' || move.because.code === 'no-ink';

/** How far two colours are apart, as the eye sees it. */
export const apart = (one: string, other: string): number => {
  const [a, b] = [tone(one), tone(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  const across = Math.sqrt(Math.max(0, a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn)));
  return Math.hypot(a.l - b.l, across);
};

/** Roles that a seed may be in as it is. */
const rolesOf: Partial<Record<Move['seed'], readonly Move['role'][]>> = {
  brand: ['--v-color-brand', '--v-color-ground-brand', '--v-color-ink-brand', '--v-color-focus'],
  accent: ['--v-color-accent', '--v-color-ink-brand', '--v-color-focus'],
};

const movedIn = (style: Branding, mode: Mode, { moves, vars }: ExpandedBranding): MovedSeed[] =>
  [...Map.groupBy(moves.filter(forced), ({ seed }) => seed)].flatMap(([seed, found]) => {
    const path = seedPathFor(style, seed, mode);
    const from = seedOf(style, path) ?? found[0]?.from ?? '';
    const became = [...Map.groupBy(found, ({ to }) => to)]
      .map(([to, same]) => ({ to, roles: same.map(({ role }) => role) }))
      .filter(({ to }) => to !== from)
      .toSorted((a, b) => apart(a.to, from) - apart(b.to, from));
    const because = found.find(({ to }) => to === became.at(-1)?.to)?.because;
    const kept = (rolesOf[seed] ?? []).filter((role) => vars[role] === from);
    return because ? [{ mode, seed, path, from, became, kept, because }] : [];
  });

const rowsOf = (both: Both): PairRow[] =>
  both.light.report.map((light, index) => {
    const side = (mode: Mode, finding: Finding) => ({
      finding,
      foreground: both[mode].vars[finding.foreground] ?? '',
      background: both[mode].vars[finding.background] ?? '',
    });
    return {
      required: light.required,
      found: { light: side('light', light), dark: side('dark', both.dark.report[index] ?? light) },
    };
  });

/** Measures every pair in both modes and says what had to move. */
export const legibilityOf = (style: Branding): Legibility => {
  const both = expandBoth(style);
  const rows = rowsOf(both);
  const all = rows.flatMap(({ found }) => modes.map((mode) => found[mode].finding));
  return {
    rows,
    measured: all.length,
    holding: all.filter(({ ratio, required }) => ratio >= required).length,
    moved: modes.flatMap((mode) => movedIn(style, mode, both[mode])),
  };
};

/** By how much a row is above what it must reach, at its tightest. */
export const marginOf = ({ found, required }: PairRow): number =>
  Math.min(...modes.map((mode) => found[mode].finding.ratio)) / required;

const ratioPairs: Record<string, [foreground: string, background: string]> = {
  brand: ['--v-color-on-brand', '--v-color-brand'],
  accent: ['--v-color-on-accent', '--v-color-accent'],
  neutral: ['--v-color-ink', '--v-color-ground'],
  ground: ['--v-color-ink', '--v-color-ground'],
};

/** What can be read on a seed, or in it: the ratio beside its field. */
export const ratioFor = ({ rows }: Legibility, seed: string, mode: Mode): number | undefined => {
  const [foreground, background] = ratioPairs[seed] ?? [];
  return rows
    .map(({ found }) => found[mode].finding)
    .find((finding) => finding.foreground === foreground && finding.background === background)?.ratio;
};
