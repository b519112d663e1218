import { languageCodes } from '@vitrine/api/rules';
import { audit } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';
import { repairBranding } from '@vitrine/tokens/repair';
import type { AccountTexts } from '../../../domain/account.ts';
import type { Language } from '../../../domain/language.ts';
import type { Catalogue } from '../../../platform/catalogue.ts';
import { isStorable } from '../../../platform/input.ts';
import { translateInput } from '../../../platform/inputWords.ts';
import { nearest } from './nearest.ts';
import { broken, sound } from './problem.ts';
import type { Checked, DocumentProblem } from './problem.ts';
import { checkTexts } from './texts.ts';

/** What an account looks like and how it speaks, by the wire's names (E-16). A file that sets it holds all of it, a part, or `style` alone. */
export interface BrandingDocument {
  style: Branding;
  title: string;
  name: string;
  /** Path of a picture; null shows the name instead. */
  logo: string | null;
  /** The logo for dark grounds; null takes `logo`. */
  logo_dark: string | null;
  poweredByBlanc: boolean;
  language_code: Language;
  texts: AccountTexts;
}

type Field = keyof BrandingDocument;
type Check<T> = (given: unknown, catalogue: Catalogue | undefined) => Checked<T>;

const at = (path: string, problem: DocumentProblem): DocumentProblem => ({
  ...problem,
  path: [path, problem.path].filter((part) => part !== '').join('.'),
});

/** Pairs that are not legible although the document is sound: the engine promises that there are none. */
const illegible = (style: Branding): DocumentProblem[] =>
  (['light', 'dark'] as const).flatMap((mode) =>
    audit(style, mode)
      .report.filter(({ ratio, required }) => ratio < required)
      .map(({ foreground, background, ratio, required }) => ({
        path: 'style.seeds',
        message: `In ${mode}, ${foreground} on ${background} has a contrast of ${ratio} where ${required} is needed. Choose seeds further apart in lightness.`,
      })),
  );

const checkStyle: Check<Branding> = (given) => {
  const { branding, problems, repaired } = repairBranding(given);
  if (!branding || problems.length > 0)
    return { problems: problems.map((problem) => at('style', problem)), repaired: repaired ?? undefined };
  const unseen = illegible(branding);
  return unseen.length === 0 ? sound(branding) : { problems: unseen };
};

// Control characters, half surrogate pairs, and those that turn the direction of writing, have no place on one line.
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

const line =
  (path: string, most: number): Check<string> =>
  (given) => {
    if (typeof given !== 'string') return broken({ path, message: 'It stands in quotes.', given });
    const tidy = given
      .replace(unprintable, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, most)
      .replace(/\p{Cs}$/u, '')
      .trim();
    if (tidy === '') return broken({ path, message: 'It is empty.', given });
    if (tidy !== given)
      return broken(
        { path, message: `It is one line of at most ${most} characters, with no space around it.`, given },
        tidy,
      );
    return sound(given);
  };

const oneOf =
  <const T extends string>(path: string, choices: readonly T[]): Check<T> =>
  (given) => {
    const found = choices.find((choice) => choice === given);
    if (found !== undefined) return sound(found);
    const meant = nearest(String(given).replace('-', '_'), choices);
    const near = choices.find((choice) => choice === meant);
    return broken({ path, message: `It is one of ${choices.join(', ')}.`, given }, near);
  };

const flag =
  (path: string): Check<boolean> =>
  (given) => {
    if (typeof given === 'boolean') return sound(given);
    const meant = given === 'true' ? true : given === 'false' ? false : undefined;
    return broken({ path, message: 'It is true or false, without quotes.', given }, meant);
  };

const picture =
  (path: string): Check<string | null> =>
  (given) => {
    if (typeof given === 'string' && !isStorable(given))
      return broken({ path, message: translateInput('en', 'unstorable'), given }, null);
    if (given === null || (typeof given === 'string' && given !== '')) return sound(given);
    return broken({ path, message: 'It is the path of a picture in quotes, or null for none.', given }, null);
  };

const checks: { readonly [F in Field]: Check<BrandingDocument[F]> } = {
  style: checkStyle,
  title: line('title', 120),
  name: line('name', 60),
  logo: picture('logo'),
  logo_dark: picture('logo_dark'),
  poweredByBlanc: flag('poweredByBlanc'),
  language_code: oneOf('language_code', languageCodes),
  texts: checkTexts,
};

const isField = (key: string): key is Field => Object.hasOwn(checks, key);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A bare style has none of the other fields, and the parts that only a style has. */
const isBareStyle = (given: Record<string, unknown>): boolean =>
  !Object.keys(given).some(isField) && ['seeds', 'type', 'shape'].some((part) => part in given);

interface CheckedField extends Checked<unknown> {
  key: string;
}

/** A misspelt field is repaired under its right name, unless that one stands there too. */
const strangeField = (
  key: string,
  given: unknown,
  keys: readonly string[],
  catalogue: Catalogue | undefined,
): CheckedField => {
  const meant = nearest(key, Object.keys(checks));
  const message = `There is no field "${key.slice(0, 60)}".${meant === undefined ? '' : ` Did you mean "${meant}"?`} The fields are: ${Object.keys(checks).join(', ')}.`;
  const problem: DocumentProblem = { path: key, message, given };
  if (meant === undefined || !isField(meant) || keys.includes(meant)) return { key, problems: [problem] };
  const { value, repaired, problems } = checks[meant](given, catalogue);
  return { key: meant, problems: [problem, ...problems], repaired: value ?? repaired };
};

const withoutUndefined = (entries: readonly (readonly [string, unknown])[]): Partial<BrandingDocument> =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/**
 * Reads what a branding file says: a style alone, or any fields of the document. All that is wrong is said at once, with a repaired
 * document that can be used as it is.
 */
export const readDocument = (given: unknown, catalogue: Catalogue | undefined): Checked<Partial<BrandingDocument>> => {
  if (!isObject(given))
    return broken({ path: '', message: 'A branding file holds one JSON object, a style or {"style": …, "title": …}.' });
  const fields = Object.entries(isBareStyle(given) ? { style: given } : given).filter(([key]) => key !== '$schema');
  const keys = fields.map(([key]) => key);
  const checked = fields.map(([key, value]): CheckedField =>
    isField(key) ? { key, ...checks[key](value, catalogue) } : strangeField(key, value, keys, catalogue),
  );
  const problems = checked.flatMap((field) => field.problems);
  if (problems.length === 0) return sound(withoutUndefined(checked.map(({ key, value }) => [key, value])));
  return {
    problems,
    repaired: withoutUndefined(checked.map(({ key, value, repaired }) => [key, value ?? repaired])),
  };
};
