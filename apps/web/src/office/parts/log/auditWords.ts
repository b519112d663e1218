import { LANGUAGES } from '@vitrine/api/rules';
import { partsOf } from '../mappers/leaves.ts';

/** Where the names of fields are: those of the log, else those of the form that changes them. */
const forms = [
  'admin.log.name',
  'office.page.field',
  'office.collection.field',
  'office.facts.field',
  'admin.content.field',
  'catalogue.field',
];

/** Who placed an order. Below the prices of a product, the same word is an amount. */
const whole: Readonly<Record<string, string>> = { retailer: 'admin.log.name.company' };

/**
 * Names a place of an entry of the log, such as “Buttons 1, Text (English)”. `isKnown` says which sentences there are. A name that was
 * typed, such as a size, stays.
 */
export const fieldName = (field: string, isKnown: (id: string) => boolean, t: (id: string) => string): string => {
  const own = whole[field];
  if (own) return t(own);
  const nameOf = (name: string): string => {
    const id = forms.map((form) => `${form}.${name}`).find(isKnown);
    return id ? t(id) : name.replaceAll('_', ' ');
  };
  const { names, language } = partsOf(field);
  const said = names.reduce((before, name) => {
    if (before === '') return nameOf(name);
    return /^\d+$/.test(name) ? `${before} ${name}` : `${before}, ${nameOf(name)}`;
  }, '');
  return language ? `${said} (${LANGUAGES[language].name})` : said;
};
