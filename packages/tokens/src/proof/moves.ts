import type { Branding, Mode } from '../branding.ts';
import type { ColorName, VarName } from '../contract/index.ts';
import { voiceOf } from '../derive/brand.ts';
import type { Colors } from '../derive/color.ts';
import { inkOn } from '../derive/grounds.ts';
import { seedsOf } from '../derive/seeds.ts';
import type { Seeds } from '../derive/seeds.ts';
import { pairs } from './pairs.ts';
import { colorVar, ratioOf, roundDown } from './report.ts';

/** Why a seed was not used as given. Words are made from it by anyone who shows it; `explainMove` has them in English. */
export type Reason =
  /** As given it would only have reached `ratio` on `against`, where `required` is needed. */
  | { code: 'contrast'; against: VarName; ratio: number; required: number }
  /** As given, even the strongest ink would only have reached `ratio` on it or on what is derived from it. */
  | { code: 'no-ink'; ratio: number; required: number }
  /** The ground is that of the mode the shop opens in; this one derives its own from the neutral. */
  | { code: 'other-mode'; home: Mode }
  /** The document names another colour for this mode (`seeds.other`). */
  | { code: 'own-choice'; home: Mode };

/** A seed that a role could not, or was not to, use as given. Colours are hex in small letters. */
export interface Move {
  seed: keyof Seeds;
  role: VarName;
  from: string;
  to: string;
  because: Reason;
}

/** Where a colour would have fallen shortest in a role. Two-tone marks count by their better tone. */
const shortfall = (colors: Colors, role: ColorName, given: string): Reason | undefined =>
  pairs
    .filter(({ foregrounds }) => foregrounds.includes(role))
    .flatMap(({ foregrounds, backgrounds, required }) =>
      backgrounds.map((against) => {
        const fronts = foregrounds.map((front) => (front === role ? given : colors[front]));
        const ratio = Math.max(...fronts.map((front) => ratioOf(front, colors[against])));
        return { against: colorVar(against), required, ratio };
      }),
    )
    .filter(({ ratio, required }) => ratio < required)
    .toSorted((a, b) => a.ratio / a.required - b.ratio / b.required)
    .map(({ against, required, ratio }): Reason => ({
      code: 'contrast',
      against,
      ratio: roundDown(ratio),
      required,
    }))[0];

const groundReason = ({ mode: home }: Branding, mode: Mode, { ground, neutral }: Seeds): Reason => {
  if (ground === undefined) return { code: 'other-mode', home };
  const { ratio, required } = inkOn(ground, neutral, mode);
  return ratio < required ? { code: 'no-ink', ratio: roundDown(ratio), required } : { code: 'own-choice', home };
};

/** Compares every role that a seed was asked for with what it has become. */
export const movesOf = (style: Branding, mode: Mode, colors: Colors): Move[] => {
  const seeds = seedsOf(style, mode);
  const voice = voiceOf(seeds, colors);
  const asked: [keyof Seeds, ColorName][] = [
    ['brand', 'brand'],
    ['brand', 'ground-brand'],
    ['accent', 'accent'],
    [voice, 'ink-brand'],
    [voice, 'focus'],
    ['ground', 'ground'],
  ];
  const because = (seed: keyof Seeds, role: ColorName): Reason =>
    seed === 'ground'
      ? groundReason(style, mode, seeds)
      : (shortfall(colors, role === 'ground-brand' ? 'brand' : role, seeds[seed] as string) ?? {
          code: 'own-choice',
          home: style.mode,
        });
  return asked.flatMap(([seed, role]) => {
    const [from, to] = [style.seeds[seed]?.toLowerCase(), colors[role]];
    if (from === undefined || from === to) return [];
    return [{ seed, role: colorVar(role), from, to, because: because(seed, role) }];
  });
};
