import type { LanguageTag } from './languages.ts';
import { isPayable } from './currencies.ts';
import { toCents } from './money.ts';

/** More digits than an amount has: it would not be exact. */
const MOST_DIGITS = 12;

const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;
const GROUPED = /^([1-9]\d{0,2}(?:([ .,])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;

/** What may stand before or after an amount: the code of its currency, or a sign of it in this language. */
const signsOf = (locale: LanguageTag, currency: string): string[] =>
  (['code', 'symbol', 'narrowSymbol'] as const)
    .map((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === 'currency'),
    )
    .flatMap((part) => (part ? [part.value.toUpperCase()] : []));

const withoutSign = (text: string, locale: LanguageTag, currency: string | undefined): string => {
  if (currency === undefined) return text;
  const signs = signsOf(locale, currency);
  const upper = text.toUpperCase();
  const before = signs.filter((sign) => upper.startsWith(sign)).toSorted((a, b) => b.length - a.length)[0];
  if (before !== undefined) return text.slice(before.length).trim();
  const after = signs.filter((sign) => upper.endsWith(sign)).toSorted((a, b) => b.length - a.length)[0];
  return after === undefined ? text : text.slice(0, -after.length).trim();
};

const groupSign = (locale: LanguageTag): string | undefined =>
  new Intl.NumberFormat(locale).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value;

/** The digits before and after the decimal sign; undefined for what is no amount, or could be two. */
const digitsOf = (text: string, locale: LanguageTag): [string, string] | undefined => {
  const plain = PLAIN.exec(text);
  if (plain) return [plain[1] ?? '', plain[2] ?? ''];
  const [, whole = '', group = '', decimal, fraction = ''] = GROUPED.exec(text) ?? [];
  if (whole === '' || group === decimal) return undefined;
  const isCertain = group === ' ' || decimal !== undefined || whole.split(group).length > 2;
  // 1.500 is a thousand and a half in Portuguese, and could be one and a half in English.
  if (!isCertain && group !== groupSign(locale)) return undefined;
  return [whole.replaceAll(group, ''), fraction];
};

/**
 * Cents of an amount as people type it: `1500`, `1,500.00` or, in Portuguese, `1.500,00`. One or two digits after a point or comma are
 * decimals in every language. `currency` allows its sign or code, such as `R$ 1.500,00`. Undefined for anything else, also for what could mean
 * two amounts, and for less than the smallest coin of the currency.
 */
export const readAmount = (
  typed: string,
  { locale, currency }: { locale: LanguageTag; currency?: string | undefined },
): number | undefined => {
  const text = withoutSign(typed.replace(/\s/g, ' ').trim(), locale, currency);
  const [whole, fraction] = digitsOf(text, locale) ?? [];
  if (whole === undefined || whole.length > MOST_DIGITS) return undefined;
  const cents = toCents(`${whole}.${fraction || '0'}`);
  return isPayable(cents, currency) ? cents : undefined;
};
