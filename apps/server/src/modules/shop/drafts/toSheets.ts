import { fromCents, sumCents, timesUnits, toCents } from '@vitrine/api/rules';
import type { AccountRecord } from '../../../domain/account.ts';
import type { Language } from '../../../domain/language.ts';
import { cellName, columnName } from '../../../platform/documents/xlsx/address.ts';
import { moneyStyle } from '../../../platform/documents/xlsx/moneyStyle.ts';
import type { Cell, CellStyle, Picture, Row, Sheet } from '../../../platform/documents/xlsx/types.ts';
import { memorySheet } from './memory.ts';
import type { EditableSheet, SheetLine } from './types.ts';
import { t } from './words.ts';

interface Frame {
  account: AccountRecord;
  language: Language;
  logo: Picture | undefined;
}

const cell = (value: Cell['value'], style: CellStyle = 'text', formula?: string): Cell => ({ value, style, formula });

/** Columns before the sizes. */
const described = ['code', 'product', 'reference', 'colour'] as const;
const widths = { picture: 9, code: 7, product: 32, reference: 16, colour: 18 };
const unlimited = 100_000;

const sizesOf = (lines: readonly SheetLine[]): string[] => [
  ...new Set(lines.flatMap(({ sizes }) => Object.keys(sizes))),
];

const unitsOf = ({ sizes }: SheetLine): number =>
  Object.values(sizes).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

interface Shape {
  sizes: readonly string[];
  /** Sizes of which some colour has a GTIN. */
  coded: readonly string[];
  /** How many columns stand before the sizes. */
  before: number;
  currency: string;
}

/** The empty cells of a row where pictures stand before its code. */
const aside = (before: number): undefined[] => Array.from({ length: before - described.length });

/** In cents: a sum of decimals is not exact. A hidden price counts as none. */
const centsOf = (line: SheetLine): number => timesUnits(toCents(line.price ?? 0), unitsOf(line));

const lineRow = (line: SheetLine, { sizes, coded, before, currency }: Shape, row: number): Row => {
  const units = before + sizes.length;
  const span = `${cellName(before, row)}:${cellName(units - 1, row)}`;
  const count = unitsOf(line);
  return [
    ...aside(before),
    cell(line.variationId, 'muted'),
    cell(line.product),
    cell(line.reference),
    cell(line.colour),
    ...sizes.map((size) => {
      const item = line.sizes[size];
      return item ? cell(item.quantity, 'input') : cell(null, 'unavailable');
    }),
    cell(count, 'number', `SUM(${span})`),
    cell(line.price, moneyStyle(currency)),
    cell(fromCents(centsOf(line)), moneyStyle(currency), `${cellName(units, row)}*${cellName(units + 1, row)}`),
    cell(line.note, 'inputText'),
    ...coded.map((size) => cell(line.gtins?.[size] ?? null)),
  ];
};

const totalRow = (
  lines: readonly SheetLine[],
  { sizes, coded, before, currency }: Shape,
  first: number,
  language: Language,
): Row => {
  const units = before + sizes.length;
  const sum = (column: number): string =>
    `SUM(${columnName(column)}${first + 1}:${columnName(column)}${first + lines.length})`;
  const amount = fromCents(sumCents(lines.map(centsOf)));
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
    cell(amount, moneyStyle(currency, 'totalMoney'), sum(units + 2)),
    ...['note', ...coded].map(() => cell(null, 'total')),
  ];
};

/** How many units each input cell may hold, in the same place of a hidden sheet. */
const stockSheet = (
  lines: readonly SheetLine[],
  { sizes, before }: Shape,
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
 * variation, a column for each size name, and a first one for pictures where they are wanted. Only quantities and notes can be changed.
 */
export const toSheets = (sheet: EditableSheet, { account, language, logo }: Frame): Sheet[] => {
  const { lines, pricelist, pictures } = sheet;
  const columns = pictures ? (['picture', ...described] as const) : described;
  const before = columns.length;
  const sizes = sizesOf(lines);
  const coded = sizes.filter((size) => lines.some(({ gtins }) => gtins?.[size] !== undefined));
  const shape = { sizes, coded, before, currency: pricelist.currency };
  const label = (key: Parameters<typeof t>[1], style: CellStyle = 'head'): Cell => cell(t(language, key), style);
  const beside = [...aside(before), undefined];
  const head: Row[] = [
    [...beside, cell(logo ? null : account.name, 'title')],
    [...beside, cell(sheet.title, 'title')],
    [...beside, label('pricelist', 'muted'), cell(pricelist.name, 'strong')],
    [...beside, label('hint', 'muted')],
    [
      ...columns.map((key) => label(key)),
      ...sizes.map((name) => cell(name, 'headNumber')),
      label('units', 'headNumber'),
      cell(`${t(language, 'price')} (${pricelist.currency})`, 'headNumber'),
      cell(`${t(language, 'total')} (${pricelist.currency})`, 'headNumber'),
      label('note'),
      ...coded.map((size) => cell(`${t(language, 'gtin')} ${size}`, 'head')),
    ],
  ];
  const first = head.length;
  const range = `${cellName(before, first)}:${cellName(before + Math.max(sizes.length, 1) - 1, first + lines.length - 1)}`;
  return [
    {
      name: t(language, 'title'),
      logo,
      pictures: lines.flatMap(({ variationId, product, colour }, at) => {
        const picture = pictures?.get(variationId);
        return picture ? [{ picture, row: first + at, column: 0, name: `${product} ${colour}` }] : [];
      }),
      isProtected: true,
      columns: [...columns.map((key) => widths[key]), ...sizes.map(() => 7), 9, 13, 15, 36, ...coded.map(() => 17)],
      frozen: { rows: first, columns: before },
      limit: {
        range,
        most: `'${t(language, 'stock')}'!${cellName(before, first)}`,
        title: t(language, 'limitTitle'),
        message: t(language, 'limit'),
      },
      rows: [
        ...head,
        ...lines.map((line, at) => lineRow(line, shape, first + at)),
        totalRow(lines, shape, first, language),
      ],
    },
    stockSheet(lines, shape, first, language),
    ...(sheet.cart === null ? [] : [memorySheet(sheet, { cart: sheet.cart, sizes })]),
  ];
};
