import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

export interface Country {
  code: CountryCode;
  /** In the language asked for. */
  name: string;
  /** Such as `+55`. */
  dial: string;
  /** The flag as a character, or the code where the platform draws no flags. */
  flag: string;
}

const REGIONAL_A = 0x1f1e6;

const flagOf = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => REGIONAL_A + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

/** Some systems have no pictures for flags: they would show letters or empty boxes. A drawn flag has colours. */
const drawsFlags = (): boolean => {
  const brush = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!brush) return false;
  brush.fillText(flagOf('BR'), 0, 10);
  const { data } = brush.getImageData(0, 0, 16, 12);
  return data.some((value, at) => at % 4 === 0 && value !== data[at + 1]);
};

/** Every country with telephones, by name in one language. */
export const countriesIn = (locale: string): Country[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const byName = new Intl.Collator(locale);
  const mark = drawsFlags() ? flagOf : String;
  return getCountries()
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      dial: `+${getCountryCallingCode(code)}`,
      flag: mark(code),
    }))
    .sort((a, b) => byName.compare(a.name, b.name));
};

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether `Brasil +55` is meant by what is written: part of its name, accents or not, or the beginning of its dial code. */
export const isSought = (country: string, written: string): boolean => {
  const sought = plain(written).trim();
  const [name = '', dial = ''] = plain(country).split('+');
  return /^\+?[\d\s]+$/.test(sought) ? dial.startsWith(sought.replaceAll(/\D/g, '')) : name.includes(sought);
};
