import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

export interface Country {
  code: CountryCode;
  /** In the language asked for. */
  name: string;
  /** Such as `+55`. */
  dial: string;
  /** The flag as a character. */
  flag: string;
}

const REGIONAL_A = 0x1f1e6;

const flagOf = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => REGIONAL_A + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

/** Every country with telephones, by name in one language. */
export const countriesIn = (locale: string): Country[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const byName = new Intl.Collator(locale);
  return getCountries()
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      dial: `+${getCountryCallingCode(code)}`,
      flag: flagOf(code),
    }))
    .sort((a, b) => byName.compare(a.name, b.name));
};
