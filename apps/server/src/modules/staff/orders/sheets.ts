import type { Language } from '../../../domain/language.ts';
import type { Scope } from '../../../domain/scope.ts';
import { dayCell } from '../../../platform/documents/xlsx/dateCell.ts';
import { moneyStyle } from '../../../platform/documents/xlsx/moneyStyle.ts';
import type { Cell, CellStyle, Sheet } from '../../../platform/documents/xlsx/types.ts';
import { statusName } from '../../shop/orders/orderWords.ts';
import type { OrderList, OrderRow } from './types.ts';
import { t } from './words.ts';

const cell = (value: Cell['value'], style: CellStyle = 'text'): Cell => ({ value, style });

type Heads = Parameters<typeof t>[1];

const headsOf = (language: Language, heads: readonly Heads[]): Cell[] =>
  heads.map((head) => cell(t(language, head), 'head'));

export const ordersSheet = ({ language, account }: Scope, orders: readonly OrderRow[]): Sheet => ({
  name: t(language, 'title'),
  columns: [12, 30, 30, 20, 22, 12, 16, 12, 16],
  frozen: { rows: 1, columns: 1 },
  rows: [
    headsOf(language, ['number', 'brand', 'retailer', 'date', 'status', 'units', 'total', 'currency', 'waiting']),
    ...orders.map((order) => [
      cell(order.number, 'number'),
      cell(order.brand.name),
      cell(order.retailer.name),
      dayCell(order.created, account),
      cell(statusName(language, order.status)),
      cell(order.units, 'number'),
      cell(order.total_price, moneyStyle(order.currency)),
      cell(order.currency),
      cell(order.waiting_days, 'number'),
    ]),
  ],
});

/** One row for each currency: amounts of different currencies have no sum. */
export const valuesSheet = (language: Language, values: OrderList['meta']['values']): Sheet => ({
  name: t(language, 'values'),
  columns: [12, 12, 12, 16],
  frozen: { rows: 1, columns: 0 },
  rows: [
    headsOf(language, ['currency', 'orders', 'units', 'total']),
    ...values.map(({ currency, orders, units, total_price }) => [
      cell(currency),
      cell(orders, 'number'),
      cell(units, 'number'),
      cell(total_price, moneyStyle(currency)),
    ]),
  ],
});
