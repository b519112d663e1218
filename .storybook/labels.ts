import { cloneElement, createContext, isValidElement, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { languageTags } from '@vitrine/api/rules';
import { createIntl } from 'react-intl';
import { heroTexts } from '../packages/ui/src/sections/Hero/stories/words.ts';
import type { Text, Words } from '../packages/ui/src/testing/words/wordsOf.ts';
import { languageOf, type Locale } from './modes.ts';
import { pseudo } from './pseudo.ts';
import samples from './words/samples.json' with { type: 'json' };

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

type Say = (text: string) => string;

const portuguese: ReadonlyMap<string, string> = new Map([...Object.entries(samples), ...Object.values(heroTexts)]);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const elementIn = (value: { props: unknown }, say: Say): ReactNode => {
  const { children, ...props } = inWords(value.props, say) as Record<string, ReactNode>;
  const inside = Array.isArray(children) ? children : [children];
  return children === undefined
    ? cloneElement(value as never, props)
    : cloneElement(value as never, props, ...(inside as never[]));
};

/** A value with each of its texts said. */
const inWords = (value: unknown, say: Say): unknown => {
  if (typeof value === 'string') return say(value);
  if (Array.isArray(value)) return value.map((item) => inWords(item, say));
  if (isValidElement<unknown>(value)) return elementIn(value, say);
  if (isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inWords(part, say)]));
  return value;
};

/** Says the sample texts of the workshop in the locale of the toolbar; a text that a reader or an account wrote stays as it is. */
export const useSampleWords = (): (<Value>(value: Value) => Value) => {
  const locale = use(LabelsLocale);
  return (value) =>
    locale === 'pt-BR' ? (inWords(value, (text) => portuguese.get(text) ?? text) as typeof value) : value;
};
