import { languageCodes } from '@vitrine/api/rules';
import type { SellerScope } from '../../../domain/scope.ts';
import { moneyStyle } from '../../../platform/documents/xlsx/moneyStyle.ts';
import type { Cell } from '../../../platform/documents/xlsx/types.ts';
import { inLanguage } from './columns.ts';
import type { plainColumns } from './columns.ts';
import type { SheetRow } from './read.ts';
import type { Known, SheetList } from './types.ts';
import { t } from './words.ts';
import type { texts } from './words.ts';

interface Column {
  label: string;
  width: number;
  cell: (row: SheetRow) => Cell;
}

const text = (value: string): Cell => ({ value, style: 'inputText' });

const cents = (row: SheetRow, { id, currency }: SheetList, at: 0 | 1): Cell => {
  const price = row.prices[String(id)]?.[at];
  return { value: price === undefined ? null : price / 100, style: moneyStyle(currency) };
};

/** Sizes in use, or all of them where there is no product yet. */
const sizeNames = (rows: readonly SheetRow[], { sizes }: Pick<Known, 'sizes'>): string[] => {
  const used = new Set(rows.flatMap(({ sizes: own }) => own));
  const known = sizes.map(({ name }) => name);
  return [...new Set(used.size === 0 ? known : known.filter((name) => used.has(name)))];
};

/** The columns of a catalogue, and what each row has in them. */
export const columnsOf = (scope: SellerScope, known: Omit<Known, 'products'>, rows: readonly SheetRow[]): Column[] => {
  const word = (key: keyof typeof texts): string => t(scope.language, key);
  const plain = (key: (typeof plainColumns)[number], cell: (row: SheetRow) => string): Column => ({
    label: word(key),
    width: 16,
    cell: (row) => text(cell(row)),
  });
  const number = (key: (typeof plainColumns)[number], value: (row: SheetRow) => number | null): Column => ({
    label: word(key),
    width: 10,
    cell: (row) => ({ value: value(row), style: 'input' }),
  });
  const stock = (row: SheetRow, size: string): Cell => {
    const units = row.stock[size];
    if (units === undefined) return { value: null, style: 'unavailable' };
    return { value: units ?? word('unlimited'), style: 'input' };
  };
  const gtin = (row: SheetRow, size: string): Cell =>
    row.stock[size] === undefined ? { value: null, style: 'unavailable' } : text(row.gtins[size] ?? '');
  const sizes = sizeNames(rows, known);
  return [
    plain('reference', ({ reference }) => reference),
    ...languageCodes.map((code) => ({
      label: inLanguage(word('name'), code),
      width: 30,
      cell: ({ name }: SheetRow) => text(name[code] ?? ''),
    })),
    ...languageCodes.map((code) => ({
      label: inLanguage(word('description'), code),
      width: 40,
      cell: ({ description }: SheetRow) => text(description[code] ?? ''),
    })),
    plain('collection', ({ collection }) => collection),
    plain('category', ({ category }) => category),
    plain('segment', ({ segment }) => segment),
    plain('tags', ({ tags }) => tags.join(', ')),
    number('days', ({ days }) => days),
    number('minimum', ({ minimum }) => minimum),
    number('maximum', ({ maximum }) => maximum),
    // Archived products are not in it.
    plain('active', () => word('yes')),
    plain('sizes', ({ sizes }) => sizes.join(', ')),
    plain('colour', ({ colour }) => colour),
    plain('hex', ({ hex }) => hex),
    plain('extraHex', ({ extraHex }) => extraHex ?? ''),
    ...known.lists.flatMap((list) => [
      { label: `${word('wholesale')} ${list.name}`, width: 14, cell: (row: SheetRow) => cents(row, list, 0) },
      { label: `${word('retailer')} ${list.name}`, width: 14, cell: (row: SheetRow) => cents(row, list, 1) },
    ]),
    ...sizes.map((size) => ({
      label: `${word('stock')} ${size}`,
      width: 12,
      cell: (row: SheetRow) => stock(row, size),
    })),
    ...sizes.map((size) => ({
      label: `${word('gtin')} ${size}`,
      width: 17,
      cell: (row: SheetRow) => gtin(row, size),
    })),
  ];
};
