import type { AccountRecord } from '../../domain/account.ts';
import type { Language } from '../../domain/language.ts';
import { cellName, columnName } from '../../platform/documents/xlsx/address.ts';
import type { Cell, CellStyle, Picture, Row, Sheet } from '../../platform/documents/xlsx/types.ts';
import { memorySheet } from './memory.ts';
import type { EditableSheet, SheetLine } from './types.ts';
import { t } from './words.ts';

interface Frame {
  account: AccountRecord;
  language: Language;
  logo: Picture | undefined;
}

const cell = (value: Cell['value'], style: CellStyle = 'text', formula?: string): Cell => ({ value, style, formula });

/** Columns before the sizes: code, product, reference, colour. */
const before = 4;
const unlimited = 100_000;

const sizesOf = (lines: readonly SheetLine[]): string[] => [
  ...new Set(lines.flatMap(({ sizes }) => Object.keys(sizes))),
];

const unitsOf = ({ sizes }: SheetLine): number =>
  Object.values(sizes).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

const lineRow = (line: SheetLine, sizes: readonly string[], row: number): Row => {
  const units = before + sizes.length;
  const span = `${cellName(before, row)}:${cellName(units - 1, row)}`;
  const count = unitsOf(line);
  return [
    cell(line.variationId, 'muted'),
    cell(line.product),
    cell(line.reference),
    cell(line.colour),
    ...sizes.map((size) => {
      const item = line.sizes[size];
      return item ? cell(item.quantity, 'input') : cell(null, 'unavailable');
    }),
    cell(count, 'number', `SUM(${span})`),
    cell(line.price, 'money'),
    cell(count * (line.price ?? 0), 'money', `${cellName(units, row)}*${cellName(units + 1, row)}`),
    cell(line.note, 'inputText'),
  ];
};

const totalRow = (lines: readonly SheetLine[], sizes: readonly string[], first: number, language: Language): Row => {
  const units = before + sizes.length;
  const sum = (column: number): string =>
    `SUM(${columnName(column)}${first + 1}:${columnName(column)}${first + lines.length})`;
  const amount = lines.reduce((total, line) => total + unitsOf(line) * (line.price ?? 0), 0);
  const quantityOf = (size: string): number =>
    lines.reduce((total, line) => total + (line.sizes[size]?.quantity ?? 0), 0);
  return [
    cell(t(language, 'total'), 'total'),
    ...Array.from({ length: before - 1 }, () => cell(null, 'total')),
    ...sizes.map((size, at) => cell(quantityOf(size), 'totalNumber', sum(before + at))),
    cell(
      lines.reduce((total, line) => total + unitsOf(line), 0),
      'totalNumber',
      sum(units),
    ),
    cell(null, 'total'),
    cell(amount, 'totalMoney', sum(units + 2)),
    cell(null, 'total'),
  ];
};

/** How many units each input cell may hold, in the same place of a hidden sheet. */
const stockSheet = (
  lines: readonly SheetLine[],
  sizes: readonly string[],
  first: number,
  language: Language,
): Sheet => ({
  name: t(language, 'stock'),
  isHidden: true,
  isProtected: true,
  columns: [],
  rows: [
    ...Array.from({ length: first }, () => []),
    ...lines.map((line) => [
      ...Array.from({ length: before }, () => undefined),
      ...sizes.map((size) => cell(line.sizes[size] ? (line.sizes[size].stock ?? unlimited) : 0, 'number')),
    ]),
  ],
});

/**
 * An editable sheet, the hidden one that limits what may be typed (D-091), and for a cart one that remembers what it held. The same format serves carts and collections: a row for each
 * variation, a column for each size name. Only quantities and notes can be changed.
 */
export const toSheets = (sheet: EditableSheet, { account, language, logo }: Frame): Sheet[] => {
  const { lines, pricelist } = sheet;
  const sizes = sizesOf(lines);
  const label = (key: Parameters<typeof t>[1], style: CellStyle = 'head'): Cell => cell(t(language, key), style);
  const head: Row[] = [
    [undefined, cell(logo ? null : account.title, 'title')],
    [undefined, cell(sheet.title, 'title')],
    [undefined, label('pricelist', 'muted'), cell(pricelist.name, 'strong')],
    [undefined, label('hint', 'muted')],
    [
      ...(['code', 'product', 'reference', 'colour'] as const).map((key) => label(key)),
      ...sizes.map((name) => cell(name, 'headNumber')),
      label('units', 'headNumber'),
      cell(`${t(language, 'price')} (${pricelist.currency})`, 'headNumber'),
      cell(`${t(language, 'total')} (${pricelist.currency})`, 'headNumber'),
      label('note'),
    ],
  ];
  const first = head.length;
  const range = `${cellName(before, first)}:${cellName(before + Math.max(sizes.length, 1) - 1, first + lines.length - 1)}`;
  return [
    {
      name: t(language, 'title'),
      logo,
      isProtected: true,
      columns: [7, 32, 16, 18, ...sizes.map(() => 7), 9, 13, 15, 36],
      frozen: { rows: first, columns: before },
      limit: {
        range,
        most: `'${t(language, 'stock')}'!${cellName(before, first)}`,
        title: t(language, 'limitTitle'),
        message: t(language, 'limit'),
      },
      rows: [
        ...head,
        ...lines.map((line, at) => lineRow(line, sizes, first + at)),
        totalRow(lines, sizes, first, language),
      ],
    },
    stockSheet(lines, sizes, first, language),
    ...(sheet.cart === null ? [] : [memorySheet(sheet, { cart: sheet.cart, sizes })]),
  ];
};
