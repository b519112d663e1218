import { LANGUAGES } from '@vitrine/api/rules';
import type { AccountRecord } from '../../domain/account.ts';
import type { Language } from '../../domain/language.ts';

type Zoned = Pick<AccountRecord, 'timeZone'>;

const groupingTag = (language: Language): string => (language === 'en' ? 'en-US' : LANGUAGES[language].tag);

/** An amount with its currency's code: `USD 1,250.00` (K-77, K-78). */
export const money = (language: Language, amount: number, currency: string): string =>
  new Intl.NumberFormat(groupingTag(language), { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount)
    .replace(/\u00a0/g, ' ');

export const count = (language: Language, value: number): string =>
  new Intl.NumberFormat(groupingTag(language)).format(value);

const dateFormat = (language: Language, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LANGUAGES[language].tag, form);

/** A calendar date. Its month is a word: who reads a file in another country must not take 11/08 for August. */
export const day = (language: Language, date: string): string =>
  dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

/** The day of a moment for an account. */
export const dayOfMoment = (language: Language, moment: string, { timeZone }: Zoned): string =>
  dateFormat(language, { dateStyle: 'medium', timeZone }).format(new Date(moment));

/** A moment with its time for an account. */
export const moment = (language: Language, value: string, { timeZone }: Zoned): string =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(value));
