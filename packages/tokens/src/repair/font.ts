import { families } from '../fonts/families.ts';
import type { FamilyName } from '../fonts/families.ts';
import { bare, nearest } from './nearest.ts';

export const familyNames = Object.keys(families) as FamilyName[];

type Character = 'serif' | 'sans';

/** Words in the names of well-known serif families that do not say so themselves. */
const serifs =
  /(?<!sans.?)serif|times|georgia|garamond|didot|bodoni|caslon|baskerville|playfair|cormorant|lora|merriweather|roman|slab|antiqua|palatino|cambria|minion|tiempos|canela|freight text|crimson|spectral|prata|marcellus|cinzel/i;

/** What to fall back to by character and place: Vitrine's own typefaces. */
const standIns: Record<Character, FamilyName> = { serif: 'Instrument Serif', sans: 'Instrument Sans' };

const characterOf = (name: string, stack: string[]): Character => {
  if (serifs.test(name)) return 'serif';
  return stack.some((item) => /^(serif|georgia|times)/i.test(item)) ? 'serif' : 'sans';
};

/**
 * The family of the shop that comes closest to a font stack: by name, else by character (serif or sans).
 * `exact` says that it is that very family.
 */
export const nearestFamily = (given: string): { family: FamilyName; exact: boolean } => {
  const stack = given
    .slice(0, 300)
    .split(',')
    .map((item) => item.replaceAll(/['"]/g, '').trim())
    .filter((item) => item !== '');
  const name = stack[0] ?? '';
  const plain = bare(name.replace(/\b(variable|vf|pro|neue|mt|std)\b/gi, ''));
  const exact = familyNames.find((family) => bare(family) === bare(name) || bare(family) === plain);
  if (exact) return { family: exact, exact: true };
  const near = plain.length > 3 ? nearest(plain, familyNames) : null;
  return { family: near ?? standIns[characterOf(name, stack)], exact: false };
};
