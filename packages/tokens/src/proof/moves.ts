import type { Branding, Mode } from '../branding.ts';
import type { Theme, VarName } from '../contract/index.ts';
import { voiceOf } from '../derive/brand.ts';
import { inkOn } from '../derive/grounds.ts';
import { seedsOf } from '../derive/seeds.ts';
import type { Seeds } from '../derive/seeds.ts';
import { contrast } from '../palette/color.ts';
import { pairs } from './pairs.ts';
import type { Role } from './pairs.ts';
import { colorVar, valueOf } from './report.ts';

/** Why a seed was not used as given. Words are made from it by whoever shows it; `explainMove` has them in English. */
export type Reason =
  /** As given it would only have reached `ratio` on `against`, where `required` is needed. */
  | { code: 'contrast'; against: VarName; ratio: number; required: number }
  /** As given, even the strongest ink would only have reached `ratio` on it or on what is derived from it. */
  | { code: 'no-ink'; ratio: number; required: number }
  /** The ground is that of the mode the shop opens in; this one derives its own from the neutral. */
  | { code: 'other-mode'; home: Mode }
  /** The document names another colour for this mode (`seeds.other`). */
  | { code: 'own-choice'; home: Mode };

/** A seed that a role could not, or was not to, use as given. */
export interface Move {
  seed: keyof Seeds;
  role: VarName;
  from: string;
  to: string;
  because: Reason;
}

const floor = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** Where a colour would have fallen shortest in a role. Two-tone marks count by their better tone. */
const shortfall = (color: Theme['color'], role: Role, given: string): Reason | undefined =>
  pairs
    .map((pair) => ({ ...pair, fronts: [pair.foreground].flat() }))
    .filter(({ fronts }) => fronts.includes(role))
    .flatMap(({ fronts, backgrounds, required }) =>
      backgrounds.map((against) => {
        const tones = fronts.map((front) => (front === role ? given : valueOf(color, front)));
        const ratio = Math.max(...tones.map((tone) => contrast(tone, valueOf(color, against))));
        return { against: colorVar(against), required, ratio };
      }),
    )
    .filter(({ ratio, required }) => ratio < required)
    .toSorted((a, b) => a.ratio / a.required - b.ratio / b.required)
    .map(({ against, required, ratio }): Reason => ({ code: 'contrast', against, ratio: floor(ratio), required }))[0];

const groundReason = (style: Branding, mode: Mode, seeds: Seeds): Reason => {
  if (seeds.ground === undefined) return { code: 'other-mode', home: style.mode };
  const { ratio, required } = inkOn(seeds.ground, seeds.neutral, mode);
  return ratio < required
    ? { code: 'no-ink', ratio: floor(ratio), required }
    : { code: 'own-choice', home: style.mode };
};

/** Compares every role that a seed was asked for with what it has become. */
export const movesOf = (style: Branding, mode: Mode, color: Theme['color']): Move[] => {
  const seeds = seedsOf(style, mode);
  const voice = voiceOf(seeds, color);
  const asked: [keyof Seeds, Role][] = [
    ['brand', 'brand'],
    ['brand', 'groundBrand'],
    ['accent', 'accent'],
    [voice, 'inkBrand'],
    [voice, 'focus'],
    ['ground', 'ground'],
  ];
  const because = (seed: keyof Seeds, role: Role): Reason => {
    if (seed === 'ground') return groundReason(style, mode, seeds);
    const short = shortfall(color, role === 'groundBrand' ? 'brand' : role, seeds[seed] as string);
    return short ?? { code: 'own-choice', home: style.mode };
  };
  return asked.flatMap(([seed, role]) => {
    const [from, to] = [style.seeds[seed]?.toLowerCase(), valueOf(color, role)];
    return from === undefined || from === to
      ? []
      : [{ seed, role: colorVar(role), from, to, because: because(seed, role) }];
  });
};
