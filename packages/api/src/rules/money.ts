import { priceDigits } from './currencies.ts';
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

/**
 * Cents of a number of a spreadsheet, half a cent up. It is rounded in the digits that a spreadsheet keeps: 1.005 is a little less as a fraction of
 * two, and is 1.01.
 */
export const centsOfNumber = (amount: number): number => {
  const [digits = '', exponent = '0'] = amount.toExponential(14).split('e');
  const scaled = BigInt(digits.replace('.', ''));
  // Fourteen digits stand behind the point, and two of them are cents.
  const shift = 12 - Number(exponent);
  if (shift <= 0) return requireSafe(Number(scaled) * 10 ** -shift);
  const unit = 10n ** BigInt(shift);
  return requireSafe(Number((2n * scaled + unit) / (2n * unit)));
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

const figuresIn = (language: LanguageCode, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(LANGUAGES[language].tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/**
 * An amount inside a sentence. In English `$1,250.00`, or the currency's code in front when it is not the dollar (D-125); in another
 * language always the code, and the language's own separators: `USD 1.250,00`.
 */
export const amountInWords = (cents: number, currency: string, language: LanguageCode = 'en'): string => {
  const figures = figuresIn(language, priceDigits(currency)).format(fromCents(cents));
  return language === 'en' && currency === 'USD' ? `$${figures}` : `${currency} ${figures}`;
};
