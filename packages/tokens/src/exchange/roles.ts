import { readColour } from '../repair/colour.ts';
import type { FoundToken } from './read.ts';
import type { Weights } from './words.ts';

/** A token with the words of its path, and its colour if it has one. */
export interface Candidate extends FoundToken {
  words: string[];
  hex: string | null;
}

const wordsOf = (path: string): string[] =>
  path
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Bare words such as 400 are colours to a parser, but a weight or a size to everybody else. */
const looksLikeColour = (text: string): boolean => /[#(]/.test(text) || /^[a-z]+$/i.test(text.trim());

/** Style sheets often keep the parts of a colour alone, for `hsl(var(--primary))`. */
const isHsl = (text: string): boolean => /^\s*[\d.]{1,8}(?:deg)?\s+[\d.]{1,8}%\s+[\d.]{1,8}%\s*$/.test(text);

const colourOf = ({ type, value }: FoundToken): string | null => {
  const text = typeof value === 'string' ? value : '';
  if (type === '' && isHsl(text)) return readColour(`hsl(${text})`)?.hex ?? null;
  if (type !== 'color' && (type !== '' || !looksLikeColour(text))) return null;
  const found = readColour(value);
  return found && found.alpha > 0.5 ? found.hex : null;
};

export const candidate = (token: FoundToken): Candidate => ({
  ...token,
  words: wordsOf(token.path.slice(-200)),
  hex: colourOf(token),
});

const score = ({ words, uses }: Candidate, weights: Weights): number => {
  const named = words.reduce((sum, word) => sum + (Object.hasOwn(weights, word) ? (weights[word] ?? 0) : 0), 0);
  return named + Math.min(uses, 5) * 0.2 - words.length * 0.1;
};

/** The token its name speaks for most; null where no name says enough. */
export const best = (tokens: Candidate[], weights: Weights, least: number): Candidate | null => {
  let found: Candidate | null = null;
  let top = least;
  for (const token of tokens) {
    const points = score(token, weights);
    if (points > top) [found, top] = [token, points];
  }
  return found;
};
