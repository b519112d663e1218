import type { LanguageTag } from '@vitrine/api/rules';

/** Where an amount stands decides its grouping (D-028): the one table of number formats. A language that is not named groups as it does by itself. */
const GROUPING: Record<'price' | 'orderTotal' | 'payment', Partial<Record<LanguageTag, string>>> = {
  price: { en: 'en-US' },
  orderTotal: { en: 'en-IN' }, // K-79
  payment: { en: 'en-US' }, // K-80
};

export type MoneyUse = keyof typeof GROUPING;

const cache = new Map<string, Intl.NumberFormat>();

const moneyFormat = (use: MoneyUse, locale: LanguageTag, currency: string): Intl.NumberFormat => {
  const key = `${use} ${locale} ${currency}`;
  const known = cache.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(GROUPING[use][locale] ?? locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  cache.set(key, format);
  return format;
};

/** Two decimals, with the currency's code in place of its symbol (K-77, K-78). */
export const formatMoney = (
  use: MoneyUse,
  locale: LanguageTag,
  { amount, currency }: { amount: number; currency: string },
): string => moneyFormat(use, locale, currency).format(amount);

const two = (value: number): string => String(value).padStart(2, '0');

const dayAndMonth = (locale: LanguageTag, date: Date): string =>
  locale === 'en'
    ? `${two(date.getMonth() + 1)}/${two(date.getDate())}`
    : `${two(date.getDate())}/${two(date.getMonth() + 1)}`;

const twelveHours = (date: Date): string =>
  `${two(date.getHours() % 12 || 12)}:${two(date.getMinutes())} ${date.getHours() < 12 ? 'AM' : 'PM'}`;

/** MM/DD/YYYY in English, DD/MM/YYYY elsewhere (K-27, K-29), in the viewer's time zone (D-112). */
export const formatDate = (locale: LanguageTag, moment: string): string => {
  const date = new Date(moment);
  return `${dayAndMonth(locale, date)}/${date.getFullYear()}`;
};

/** MM/DD hh:mm A in English, DD/MM HH:mm elsewhere (K-26, K-28). */
export const formatShortMoment = (locale: LanguageTag, moment: string): string => {
  const date = new Date(moment);
  const time = locale === 'en' ? twelveHours(date) : `${two(date.getHours())}:${two(date.getMinutes())}`;
  return `${dayAndMonth(locale, date)} ${time}`;
};

/** A calendar date has no time zone. */
const atNoonUtc = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** 'Nov 6, 2026', as DateText and the timeline of an order write a day: for dates that the specification leaves open. */
export const formatMediumDate = (locale: LanguageTag, value: string): string =>
  value.includes('T')
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(value))
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(atNoonUtc(value));

/** 'MMM. dd, yyyy' in English (K-81, D-027), as other days elsewhere. */
export const formatDueDate = (locale: LanguageTag, day: string): string => {
  if (locale !== 'en') return formatMediumDate(locale, day);
  const date = atNoonUtc(day);
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(date).replace('.', '');
  return `${month}. ${two(date.getUTCDate())}, ${date.getUTCFullYear()}`;
};

/** A day of a delivery or order window, in words. */
export const formatDay = (locale: LanguageTag, day: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    atNoonUtc(day),
  );

/**
 * 'Feb 1 – Apr 1, 2027': from one day to another, as short as the locale writes it. The server's thin spaces become plain ones, which browsers
 * write: markup of both must be the same.
 */
export const formatDays = (locale: LanguageTag, start: string, end: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    .formatRange(atNoonUtc(start), atNoonUtc(end))
    .replaceAll(/[\u2009\u202f]/g, ' ');
