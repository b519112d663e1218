import { LANGUAGES, languageCodes } from '@vitrine/api/rules';
import type { Language } from '../../../domain/language.ts';
import { folded, textOf } from '../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import type { SheetList } from './types.ts';
import { texts } from './words.ts';

export const plainColumns = [
  'reference',
  'collection',
  'category',
  'segment',
  'tags',
  'days',
  'minimum',
  'maximum',
  'active',
  'sizes',
  'colour',
  'hex',
  'extraHex',
] as const;
const languageColumns = ['name', 'description'] as const;
const required = ['reference', 'colour'] as const;
const mostHeadRows = 30;

type Plain = (typeof plainColumns)[number];

/** What a column holds. */
export type Column =
  | { kind: Plain }
  | { kind: 'name' | 'description'; language: Language }
  | { kind: 'wholesale' | 'retailer'; list: number }
  /** Without a size it is the only one of its product. */
  | { kind: 'stock' | 'gtin'; size: string };

export interface Head {
  row: number;
  columns: (Column & { at: number; label: string })[];
}

const isWord = (text: string, word: keyof typeof texts): boolean =>
  Object.values(texts[word]).some((known) => folded(known) === text);

/** What follows one of a word's translations: `Stock XL` gives `xl`. */
const after = (text: string, word: keyof typeof texts): string | undefined => {
  const start = Object.values(texts[word])
    .map(folded)
    .find((known) => text.startsWith(`${known} `));
  return start === undefined ? undefined : text.slice(start.length + 1).trim();
};

export const inLanguage = (word: string, language: Language): string => `${word} (${LANGUAGES[language].name})`;

/** What a column with this name of ours holds. */
export const columnOf = (label: string, lists: readonly SheetList[]): Column | undefined => {
  const text = folded(label);
  const plain = plainColumns.find((word) => isWord(text, word));
  if (plain) return { kind: plain };
  for (const kind of languageColumns)
    for (const language of languageCodes)
      if (Object.values(texts[kind]).some((word) => folded(inLanguage(word, language)) === text))
        return { kind, language };
  for (const kind of ['wholesale', 'retailer'] as const) {
    const name = after(text, kind);
    const list = lists.find((one) => folded(one.name) === name);
    if (list) return { kind, list: list.id };
  }
  if (isWord(text, 'gtin')) return { kind: 'gtin', size: '' };
  for (const kind of ['stock', 'gtin'] as const) {
    const size = after(text, kind);
    if (size !== undefined) return { kind, size };
  }
  return undefined;
};

/** Whether all names of a head line are ours. The column of reasons that we add to a sheet is. */
export const isOurs = (cells: SheetRows[number], lists: readonly SheetList[]): boolean =>
  cells
    .map(textOf)
    .filter((label) => label !== '' && !isWord(folded(label), 'reason'))
    .every((label) => columnOf(label, lists) !== undefined);

/** Columns of prices, such as `Wholesale World`, whose price list the brand does not have. */
export const priceColumnsWithoutList = (cells: SheetRows[number], lists: readonly SheetList[]): string[] =>
  cells.map(textOf).filter((label) => {
    const name = after(folded(label), 'wholesale') ?? after(folded(label), 'retailer');
    return name !== undefined && !lists.some((list) => folded(list.name) === name);
  });

/** The head of the table: the first row with the required columns; the missing ones if there is none. */
export const findHead = (
  rows: SheetRows,
  lists: readonly SheetList[],
): Head | { missing: (typeof required)[number][] } => {
  for (const [row, cells] of rows.slice(0, mostHeadRows).entries()) {
    const columns = cells.flatMap((cell, at) => {
      const label = textOf(cell);
      const column = label === '' ? undefined : columnOf(label, lists);
      return column ? { ...column, at, label } : [];
    });
    const missing = required.filter((kind) => !columns.some((column) => column.kind === kind));
    if (missing.length === 0) return { row, columns };
    if (missing.length < required.length) return { missing };
  }
  return { missing: [...required] };
};

/** The brand that the sheet says it is of; undefined where it says nothing. */
export const brandIn = (rows: SheetRows): string | undefined => {
  for (const cells of rows.slice(0, mostHeadRows)) {
    const at = cells.findIndex((cell) => isWord(folded(textOf(cell)), 'brand'));
    const name = at === -1 ? '' : textOf(cells[at + 1]);
    if (name !== '') return name;
  }
  return undefined;
};
