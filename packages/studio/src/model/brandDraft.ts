import type { Branding, Mode } from '@vitrine/tokens';

/** A colour a partner gives: in the mode the shop opens in, or in the other one. */
export type SeedPath =
  | 'seeds.brand'
  | 'seeds.accent'
  | 'seeds.neutral'
  | 'seeds.ground'
  | 'seeds.other.brand'
  | 'seeds.other.accent'
  | 'seeds.other.ground';

export const homeSeeds = ['seeds.brand', 'seeds.accent', 'seeds.neutral', 'seeds.ground'] as const;
export const otherSeeds = ['seeds.other.brand', 'seeds.other.accent', 'seeds.other.ground'] as const;

type Seeds = Branding['seeds'];
/** A colour that a logo proposes. */
type FoundSeed = 'brand' | 'accent' | 'neutral';
type Group = Record<string, string | undefined>;

const keyOf = (path: SeedPath): { other: boolean; key: string } => {
  const parts = path.split('.');
  return { other: parts.length === 3, key: parts.at(-1) ?? '' };
};

export const seedOf = ({ seeds }: Branding, path: SeedPath): string | undefined => {
  const { other, key } = keyOf(path);
  return ((other ? seeds.other : seeds) as Group | undefined)?.[key];
};

const without = (group: Group, key: string): Group =>
  Object.fromEntries(Object.entries(group).filter(([name]) => name !== key));

const withKey = (group: Group, key: string, colour: string | undefined): Group =>
  colour === undefined ? without(group, key) : { ...group, [key]: colour.toLowerCase() };

/** The style with one seed changed; undefined takes an optional one away. */
export const withSeed = (style: Branding, path: SeedPath, colour: string | undefined): Branding => {
  const { other: inOther, key } = keyOf(path);
  const { other, ...home } = style.seeds;
  const next = {
    home: inOther ? home : withKey(home, key, colour),
    other: inOther ? withKey({ ...other }, key, colour) : other,
  };
  const named = Object.keys(next.other ?? {}).length > 0;
  return { ...style, seeds: { ...next.home, ...(named && { other: next.other }) } as Seeds };
};

/** The style with a colour of a new logo: the one it differs from in the other mode was of the logo before, and is derived again. */
export const withFoundSeed = (style: Branding, seed: FoundSeed, colour: string): Branding => {
  const next = withSeed(style, `seeds.${seed}`, colour);
  return seed === 'neutral' ? next : withSeed(next, `seeds.other.${seed}`, undefined);
};

/** The style with all colours of a new logo; grounds and the other mode are derived from them. */
export const withFoundSeeds = (style: Branding, found: Record<FoundSeed, string>): Branding => ({
  ...style,
  seeds: { brand: found.brand, accent: found.accent, neutral: found.neutral },
});

const exchanged = (style: Branding, one: SeedPath, other: SeedPath): Branding =>
  withSeed(withSeed(style, one, seedOf(style, other)), other, seedOf(style, one));

/** The style with brand and accent in each other's place; what they become in the other mode goes with them. */
export const withSwappedSeeds = (style: Branding): Branding =>
  exchanged(exchanged(style, 'seeds.brand', 'seeds.accent'), 'seeds.other.brand', 'seeds.other.accent');

/** Where a seed is named for a mode: the mode the shop opens in has its own, the other one differs from it. */
export const seedPathFor = (style: Branding, seed: keyof Seeds, mode: Mode): SeedPath =>
  (mode === style.mode || seed === 'neutral' ? `seeds.${seed}` : `seeds.other.${seed}`) as SeedPath;

const unprintable = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const longestName = 60;

/** A name as the server takes it: one line, at most 60 characters, nothing that turns the direction of writing. */
export const tidyName = (name: string): string =>
  name.replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, longestName).trim();
