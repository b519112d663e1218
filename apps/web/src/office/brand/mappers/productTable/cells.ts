import { fromCents, readAmount, type LanguageTag } from '@vitrine/api/rules';
import type { Field, ProductCells, TableColumn, Translate, Value } from './columns.ts';

type Price = ProductCells['prices'][number];
type Amount = 'wholesale' | 'retailer';

const priceOf = ({ prices }: ProductCells, list: number): Price | undefined =>
  prices.find(({ pricelist_id }) => pricelist_id === list);

/** What a product has in a field; null for a price or limit that is not there. */
export const valueOf = (product: ProductCells, field: Field): Value => {
  const [name, key = '', amount = ''] = field.split('.');
  if (name === 'name') return product.name[key as keyof ProductCells['name']] ?? '';
  if (name === 'prices') return priceOf(product, Number(key))?.[amount as Amount] ?? null;
  return product[field as keyof ProductCells] as Value;
};

/** The product with what somebody else has written in one field. */
export const withValue = (product: ProductCells, field: Field, value: Value): ProductCells => {
  const [name, key = '', amount = ''] = field.split('.');
  if (name === 'name') return { ...product, name: { ...product.name, [key]: value } };
  if (name !== 'prices') return { ...product, [field]: value };
  const list = Number(key);
  const price = { wholesale: null, retailer: null, ...priceOf(product, list), pricelist_id: list, [amount]: value };
  const others = product.prices.filter(({ pricelist_id }) => pricelist_id !== list);
  return { ...product, prices: [...others, price as unknown as Price] };
};

/** A value as it is shown and written. */
export const textOf = (column: TableColumn, value: Value, locale: string): string => {
  if (column.kind === 'choice') return column.named.find((choice) => choice.value === value)?.text ?? '';
  if (value === null) return '';
  if (column.kind !== 'amount') return String(value);
  return Number(value).toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: false });
};

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

export type Read = { value: Value } | { problem: string };

const readWhole = (text: string, { least, most }: TableColumn & { kind: 'whole' }, t: Translate): Read => {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : -1;
  return value >= least && value <= most
    ? { value }
    : { problem: t('catalogue.grid.wrong.whole', { text, least, most }) };
};

/** Whose language is read. */
interface Reading {
  locale: LanguageTag;
  t: Translate;
}

const MOST_AMOUNT = 9_999_999;

/** As in the spreadsheet. */
const readPrice = (text: string, { currency }: TableColumn & { kind: 'amount' }, { locale, t }: Reading): Read => {
  const cents = readAmount(text, { locale, currency });
  const value = cents === undefined ? Number.NaN : fromCents(cents);
  return value <= MOST_AMOUNT ? { value } : { problem: t('catalogue.grid.wrong.amount', { text }) };
};

const readChoice = (text: string, { choices, label }: TableColumn & { kind: 'choice' }, t: Translate): Read => {
  const choice = choices.find((one) => fold(one.text) === fold(text));
  return choice ? { value: choice.value } : { problem: t('catalogue.grid.wrong.choice', { text, column: label }) };
};

/** What a text means in a column, or why it means nothing there. */
export const readText = (column: TableColumn, text: string, reading: Reading): Read => {
  const { t } = reading;
  if (text === '') {
    if (column.kind === 'choice' || ('required' in column && column.required))
      return { problem: t('catalogue.grid.wrong.empty') };
    return { value: column.kind === 'words' ? '' : null };
  }
  if (column.kind === 'whole') return readWhole(text, column, t);
  if (column.kind === 'amount') return readPrice(text, column, reading);
  if (column.kind === 'choice') return readChoice(text, column, t);
  const { most } = column;
  return text.length <= most ? { value: text } : { problem: t('catalogue.grid.wrong.long', { most }) };
};
