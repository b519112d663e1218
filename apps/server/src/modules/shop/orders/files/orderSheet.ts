import { dateCell, dayCell } from '../../../../platform/documents/xlsx/dateCell.ts';
import { moneyStyle } from '../../../../platform/documents/xlsx/moneyStyle.ts';
import type { Cell, CellStyle, Picture, Row, Sheet } from '../../../../platform/documents/xlsx/types.ts';
import { cellName, columnName } from '../../../../platform/documents/xlsx/address.ts';
import type { Address } from '../../../shared/addresses/service.ts';
import { statusName } from '../orderWords.ts';
import type { Order } from '../read.ts';
import { addressLines, gtinsOf, shippedGoods } from './orderPaper.ts';
import type { OrderFacts } from './orderPaper.ts';
import { shippingText } from '../../../../platform/documents/shippingText.ts';
import { t } from './words.ts';

const cell = (value: Cell['value'], style: CellStyle = 'text', formula?: string): Cell => ({ value, style, formula });

type Line = Order['lines'][number];

/** Names of all ordered sizes, each once. */
const sizesOf = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap(({ sizes }) => sizes.map(({ name }) => name))),
];

const headRows = ({ order, billing, shipping, account, language }: OrderFacts): Row[] => {
  const fact = (label: string, value: string): Row => [cell(label, 'muted'), cell(value, 'strong')];
  const address = (key: 'billing' | 'shipping', given: Address | null): Row[] =>
    addressLines(language, given).map((line, at) => fact(at === 0 ? t(language, key) : '', line));
  return [
    [cell(account.logo === null ? account.name : null, 'title')],
    [cell(t(language, 'title'), 'title')],
    fact(t(language, 'number', { id: '' }).trim(), String(order.number)),
    [cell(t(language, 'date'), 'muted'), dayCell(order.created, account, 'strongDate')],
    fact(t(language, 'status'), statusName(language, order.status)),
    fact(t(language, 'brand'), order.seller.name),
    fact(t(language, 'retailer'), order.buyer.name),
    ...address('billing', billing),
    ...address('shipping', shipping),
    ...(order.note === '' ? [] : [fact(t(language, 'orderNote'), order.note)]),
    [],
  ];
};

/** Sizes that have columns: for units, and for GTINs where one has any. */
interface Columns {
  sizes: readonly string[];
  coded: readonly string[];
}

/** Columns before the sizes. */
const before = 4;

const lineRow = (
  line: Line,
  { sizes, coded }: Columns,
  row: number,
  { order: { currency }, gtins, language }: OrderFacts,
): Row => {
  const codes = new Map(gtinsOf(gtins, line).map(({ size, code }) => [size, code]));
  const ordered = new Map(line.sizes.map(({ name, quantity }) => [name, quantity]));
  const units = before + sizes.length;
  const [first, last] = [cellName(before, row), cellName(units - 1, row)];
  return [
    cell(line.name),
    cell(line.reference_code),
    cell(line.collection),
    cell(line.variation),
    ...sizes.map((size) => cell(ordered.get(size) ?? null, 'number')),
    cell(line.units, 'number', `SUM(${first}:${last})`),
    cell(line.unit_price, moneyStyle(currency)),
    cell(line.total, moneyStyle(currency), `${cellName(units, row)}*${cellName(units + 1, row)}`),
    cell(shippingText(language, line) || null),
    cell(line.note),
    ...coded.map((size) => cell(codes.get(size) ?? null)),
  ];
};

/** What was sent, below the totals. */
const shipmentRows = ({ order, language }: OrderFacts): Row[] => {
  const shipments = order.shipments ?? [];
  if (shipments.length === 0) return [];
  const heads = (['sentOn', 'carrier', 'tracking', 'trackingLink', 'units', 'goods'] as const).map((key) =>
    cell(t(language, key), 'head'),
  );
  return [
    [],
    [cell(t(language, 'shipments'), 'title')],
    heads,
    ...shipments.map((one) => [
      dateCell(one.shipped_on),
      cell(one.carrier ?? ''),
      cell(one.tracking_code ?? ''),
      cell(one.tracking_url ?? ''),
      cell(one.units, 'number'),
      cell(shippedGoods(one, language)),
    ]),
  ];
};

/** A purchase order as one sheet, with the sizes beside each other and totals that are computed (R-313, D-092). */
export const toOrderSheet = (facts: OrderFacts, logo: Picture | undefined): Sheet => {
  const { order, language } = facts;
  const sizes = sizesOf(order.lines);
  const coded = sizes.filter((name) => facts.gtins.some(({ size }) => size === name));
  const head = headRows(logo ? facts : { ...facts, account: { ...facts.account, logo: null } });
  const [first, units] = [head.length + 1, before + sizes.length];
  const last = first + order.lines.length;
  const sum = (column: number): string => `SUM(${columnName(column)}${first + 1}:${columnName(column)}${last})`;
  const total = (style: CellStyle, value: number, column: number): Cell => cell(value, style, sum(column));
  const label = (key: Parameters<typeof t>[1], style: CellStyle = 'head'): Cell => cell(t(language, key), style);
  return {
    name: t(language, 'title'),
    logo,
    columns: [30, 16, 22, 18, ...sizes.map(() => 7), 10, 13, 15, 44, 40, ...coded.map(() => 17)],
    frozen: { rows: head.length + 1, columns: 0 },
    rows: [
      ...head,
      [
        ...(['product', 'reference', 'collection', 'colour'] as const).map((key) => label(key)),
        ...sizes.map((name) => cell(name, 'headNumber')),
        ...(['units', 'price'] as const).map((key) => label(key, 'headNumber')),
        cell(`${t(language, 'total')} (${order.currency})`, 'headNumber'),
        label('delivery'),
        label('note'),
        ...coded.map((name) => cell(`${t(language, 'gtin')} ${name}`, 'head')),
      ],
      ...order.lines.map((line, at) => lineRow(line, { sizes, coded }, first + at, facts)),
      [
        label('total', 'total'),
        ...Array.from({ length: before - 1 }, () => cell(null, 'total')),
        ...sizes.map((size, at) => {
          const ordered = order.lines.flatMap((line) => line.sizes).filter(({ name }) => name === size);
          return total(
            'totalNumber',
            ordered.reduce((units_, { quantity }) => units_ + quantity, 0),
            before + at,
          );
        }),
        total('totalNumber', order.total_items, units),
        cell(null, 'total'),
        total(moneyStyle(order.currency, 'totalMoney'), order.total_price, units + 2),
        ...['delivery', 'note', ...coded].map(() => cell(null, 'total')),
      ],
      ...shipmentRows(facts),
    ],
  };
};
