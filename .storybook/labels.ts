import { createContext, use, useMemo } from 'react';
import { languageTags } from '@vitrine/api/rules';
import { createIntl } from 'react-intl';
import type { Text, Words } from '../packages/ui/src/testing/words/wordsOf.ts';
import { languageOf, type Locale } from './modes.ts';
import { pseudo } from './pseudo.ts';

/** The locale of the toolbar. */
export const LabelsLocale = createContext<Locale>('en');

type Values = Readonly<Record<string, string | number | Date>>;
type Format = (text: Text, values?: Values) => string;

const formatIn = (locale: Locale): Format => {
  const language = languageOf(locale);
  const place = languageTags.indexOf(language);
  const { formatMessage } = createIntl({ locale: language, defaultLocale: language });
  return (texts, values) => {
    const message = texts[place] ?? texts[0];
    const defaultMessage = locale === 'pseudo' ? pseudo(message) : message;
    return formatMessage({ id: defaultMessage, defaultMessage }, values);
  };
};

const isText = (texts: unknown): texts is Text => Array.isArray(texts) && typeof texts[0] === 'string';

const labelOf = (text: Text, format: Format) =>
  text[0].includes('{') ? (values: Values) => format(text, values) : format(text);

const labelsOf = (texts: unknown, format: Format): unknown => {
  if (isText(texts)) return labelOf(texts, format);
  if (Array.isArray(texts)) return texts.map((item) => labelsOf(item, format));
  return Object.fromEntries(Object.entries(texts as object).map(([key, item]) => [key, labelsOf(item, format)]));
};

const formats = new Map<Locale, Format>();

/** One for all: a table has a thousand cells, and each message is read once. */
const formatOf = (locale: Locale): Format => {
  const found = formats.get(locale) ?? formatIn(locale);
  formats.set(locale, found);
  return found;
};

/** Says one text, an ICU message in each language, in the locale of the toolbar. */
export const useFormat = (): Format => formatOf(use(LabelsLocale));

/** The sample labels of a component in the locale of the toolbar; a text with `{values}` becomes a function of them. */
export const useLabels = <Labels>({ texts }: Words<Labels>): Labels => {
  const format = useFormat();
  return useMemo(() => labelsOf(texts, format) as Labels, [texts, format]);
};
