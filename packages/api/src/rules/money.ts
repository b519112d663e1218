import { LANGUAGES, type LanguageCode } from './languages.ts';

/**
 * Money is counted in whole cents; the wire carries decimals with two places (K-77). Nothing is ever added as a fraction.
 */
const CENTS_PER_UNIT = 100;

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/;

const requireSafe = (cents: number): number => {
  if (!Number.isSafeInteger(cents)) throw new RangeError('An amount is too large to be counted exactly.');
  return cents;
};

/** Cents of a decimal written as text (`"12.5"`, as a database gives it) or as a number of the wire. Throws RangeError beyond two places. */
export const toCents = (amount: number | string): number => {
  const parts = DECIMAL.exec(typeof amount === 'number' ? amount.toFixed(2) : amount.trim());
  if (!parts) throw new RangeError('An amount is a decimal with at most two places.');
  const [, sign = '', whole = '0', fraction = ''] = parts;
  const cents = requireSafe(Number(whole) * CENTS_PER_UNIT + Number(fraction.padEnd(2, '0')));
  return sign === '-' && cents !== 0 ? -cents : cents;
};

/** The number the wire carries. */
export const fromCents = (cents: number): number => requireSafe(cents) / CENTS_PER_UNIT;

export const sumCents = (amounts: Iterable<number>): number => {
  let total = 0;
  for (const cents of amounts) total = requireSafe(total + cents);
  return total;
};

/** Price of a number of units. */
export const timesUnits = (cents: number, units: number): number => requireSafe(cents * units);

const figuresIn = (language: LanguageCode): Intl.NumberFormat =>
  new Intl.NumberFormat(LANGUAGES[language].tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * An amount inside a sentence. In English `$1,250.00`, or the currency's code in front when it is not the dollar (D-125); in another
 * language always the code, and the language's own separators: `USD 1.250,00`.
 */
export const amountInWords = (cents: number, currency: string, language: LanguageCode = 'en'): string => {
  const figures = figuresIn(language).format(fromCents(cents));
  return language === 'en' && currency === 'USD' ? `$${figures}` : `${currency} ${figures}`;
};
