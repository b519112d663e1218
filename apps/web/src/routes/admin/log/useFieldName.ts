import { LANGUAGES } from '@vitrine/api/rules';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { partsOf } from '../../../mappers/leaves.ts';

const forms = [
  'admin.log.name',
  'office.page.field',
  'office.collection.field',
  'office.facts.field',
  'admin.content.field',
  'catalogue.field',
];

/**
 * A place of an entry in words, such as “Buttons 1, Text (English)”: the names of the log, else those of the form that changes it. A name
 * that was typed, such as a size, stays.
 */
export const useFieldName = (): ((field: string) => string) => {
  const t = useTranslate();
  const { messages } = useIntl();
  const nameOf = (name: string): string => {
    const form = forms.find((prefix) => `${prefix}.${name}` in messages);
    return form ? t(`${form}.${name}`) : name.replaceAll('_', ' ');
  };
  return (field) => {
    // Who placed an order. Below the prices of a product, the same word is an amount.
    if (field === 'retailer') return t('admin.log.name.company');
    const { names, language } = partsOf(field);
    const said = names.reduce((before, name) => {
      if (before === '') return nameOf(name);
      return /^\d+$/.test(name) ? `${before} ${name}` : `${before}, ${nameOf(name)}`;
    }, '');
    return language ? `${said} (${LANGUAGES[language].name})` : said;
  };
};
