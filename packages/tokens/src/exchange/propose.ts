import type { Branding } from '../branding.ts';
import { tone } from '../palette/color.ts';
import { nearestFamily } from '../repair/font.ts';
import { isObject } from '../repair/plain.ts';
import type { Plain } from '../repair/plain.ts';
import { problem } from '../repair/problem.ts';
import { repairBranding } from '../repair/repair.ts';
import { failed } from './document.ts';
import type { Imported } from './document.ts';
import { note } from './note.ts';
import type { Note } from './note.ts';
import type { FoundToken } from './read.ts';
import { best, candidate } from './roles.ts';
import type { Candidate } from './roles.ts';
import { elevationOf, shapeOf } from './shape.ts';
import { fontWords, seedWords } from './words.ts';

const colourful = 0.05;
const enough = 3;

/** Without a name to go by: the strongest colour, counting those used most. */
const strongest = (colours: Candidate[]): Candidate | null => {
  const weight = ({ hex, uses }: Candidate) => tone(hex ?? '#000000').c * (1 + Math.min(uses, 10));
  const ranked = colours.filter(({ hex }) => hex && tone(hex).c > colourful).toSorted((a, b) => weight(b) - weight(a));
  return ranked[0] ?? colours[0] ?? null;
};

/** Without a name to go by: the grey nearest to the middle. */
const greyest = (colours: Candidate[]): Candidate | null => {
  const off = ({ hex }: Candidate) => Math.abs(tone(hex ?? '#000000').l - 0.45);
  const greys = colours.filter(({ hex }) => hex && tone(hex).c < colourful && off({ hex } as Candidate) < 0.3);
  return greys.toSorted((a, b) => off(a) - off(b))[0] ?? null;
};

const seedsOf = (colours: Candidate[], base: Branding, notes: Note[]): Branding['seeds'] => {
  const taken = (name: string, token: Candidate | null): string | undefined => {
    if (!token?.hex) return undefined;
    notes.push(note('taken', {}, { path: `seeds.${name}`, from: token.path, given: token.hex }));
    return token.hex;
  };
  const kept = (name: 'accent' | 'neutral'): string => {
    notes.push(note('kept', { chosen: base.seeds[name] }, { path: `seeds.${name}` }));
    return base.seeds[name];
  };
  const main = best(colours, seedWords.brand, enough) ?? strongest(colours);
  const others = colours.filter(({ hex }) => hex !== main?.hex);
  const brand = taken('brand', main) ?? base.seeds.brand;
  const accent = taken('accent', best(others, seedWords.accent, enough)) ?? kept('accent');
  const greys = others.filter(({ hex }) => hex !== accent);
  const neutral = taken('neutral', best(greys, seedWords.neutral, enough) ?? greyest(greys)) ?? kept('neutral');
  const ground = taken('ground', best(others, seedWords.ground, enough));
  return { brand, accent, neutral, ...(ground ? { ground } : {}) };
};

/** A font stack as text, from a token of a family or of a whole text style. */
const stackOf = ({ type, value, words }: Candidate): string | null => {
  const named =
    /^font-?famil/i.test(type) || words.includes('family') || words.includes('typeface') || words.includes('families');
  const found: Plain | undefined = isObject(value) ? value['fontFamily'] : named ? value : undefined;
  if (typeof found === 'string') return found;
  return Array.isArray(found) ? found.filter((item) => typeof item === 'string').join(', ') : null;
};

const typeOf = (tokens: Candidate[], base: Branding, notes: Note[]): Branding['type'] => {
  const fonts = tokens.filter((token) => (stackOf(token) ?? '') !== '');
  const { displayWidth: _, ...rest } = base.type;
  const type = { ...(fonts.length > 0 ? rest : base.type) };
  for (const name of ['text', 'display'] as const) {
    const token = best(fonts, fontWords[name], enough) ?? fonts[0];
    if (!token) continue;
    const given = stackOf(token) ?? '';
    const { family, exact } = nearestFamily(given);
    type[name] = family;
    const where = { path: `type.${name}`, from: token.path, given };
    notes.push(exact ? note('taken', {}, where) : note('matched', { chosen: family }, where));
  }
  return type;
};

const shownSize = (value: Plain): string => {
  if (Array.isArray(value)) return value.map(shownSize).join(', ');
  if (!isObject(value)) return String(value);
  const { value: amount, unit } = value;
  return typeof amount === 'number' && typeof unit === 'string' ? `${amount}${unit}` : 'its layers';
};

const modeOf = ({ seeds, mode }: Branding): Branding['mode'] => {
  if (!seeds.ground) return mode;
  return tone(seeds.ground).l < 0.5 ? 'dark' : 'light';
};

/**
 * Proposes a branding from tokens that were made for something else, by what they are called and how often they are used.
 * What the file does not say stays as in `base`.
 */
export const propose = (found: FoundToken[], base: Branding): Imported => {
  const tokens = found.map(candidate);
  const colours = tokens.filter(({ hex }) => hex !== null);
  if (tokens.length === 0) return failed(problem('no-tokens', '', {}));
  if (colours.length === 0) return failed(problem('no-colours', '', {}));
  const notes: Note[] = [];
  const coloured = { ...base, seeds: seedsOf(colours, base, notes), type: typeOf(tokens, base, notes) };
  const style: Branding = { ...coloured, mode: modeOf(coloured) };
  const shape = shapeOf(tokens, style);
  const elevation = elevationOf(tokens);
  for (const { key, token, choice } of [...shape, ...(elevation ? [elevation] : [])]) {
    const path = key === 'elevation' ? key : `shape.${key}`;
    notes.push(note('matched', { chosen: choice }, { path, from: token.path, given: shownSize(token.value) }));
  }
  const proposed = {
    ...style,
    shape: { ...style.shape, ...Object.fromEntries(shape.map(({ key, choice }) => [key, choice])) },
    elevation: elevation?.choice ?? style.elevation,
  };
  return { ...repairBranding(proposed), notes };
};
