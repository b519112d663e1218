import { LANGUAGES } from '@vitrine/api/rules';
import type { Language } from '../../domain/language.ts';

const groupingTag = (language: Language): string => (language === 'en' ? 'en-US' : LANGUAGES[language].tag);

/** An amount with its currency's code: `USD 1,250.00` (K-77, K-78). */
export const money = (language: Language, amount: number, currency: string): string =>
  new Intl.NumberFormat(groupingTag(language), { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount)
    .replace(/\u00a0/g, ' ');

export const count = (language: Language, value: number): string =>
  new Intl.NumberFormat(groupingTag(language)).format(value);

/** A calendar date or a moment as a day: MM/DD/YYYY in English, DD/MM/YYYY elsewhere (K-27, K-29). */
export const day = (language: Language, moment: string): string => {
  const [year = '', month = '', date = ''] = moment.slice(0, 10).split('-');
  return language === 'en' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`;
};
