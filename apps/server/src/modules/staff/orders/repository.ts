import sql, { type Sql } from 'sql-template-tag';
import { contains, findPage, type Page } from '../../../db/page.ts';
import type { Scope } from '../../../domain/scope.ts';
import type { Filters, OrderList, OrderRow } from './types.ts';
import { withoutNumberSign } from '../../shop/orders/typedNumber.ts';
import { waitingDays } from './waiting.ts';

const isNarrowedTo = (column: Sql, value: string | number | undefined): Sql =>
  value === undefined ? sql`true` : sql`${column} = ${value}`;

const rowsOf = ({ account }: Scope, { status, brand, retailer, waiting, search }: Filters): Sql => sql`
  select listed.* from (
    select placed.*, brand.name as brand, retailer.name as retailer, ${waitingDays} as waiting_days
    from purchase_order placed join brand on brand.id = placed.brand_id join retailer on retailer.id = placed.retailer_id
    where placed.account_id = ${account.id} and ${isNarrowedTo(sql`placed.status`, status)}
      and ${isNarrowedTo(sql`placed.brand_id`, brand)} and ${isNarrowedTo(sql`placed.retailer_id`, retailer)}
      and (${contains(withoutNumberSign(search), sql`brand.name`, sql`retailer.name`, sql`placed.number::text`)})
  ) listed where ${waiting === undefined ? sql`true` : sql`listed.waiting_days >= ${waiting}`}`;

const wire = sql`json_build_object('id', r.id, 'number', r.number, 'brand', json_build_object('id', r.brand_id, 'name', r.brand),
  'retailer', json_build_object('id', r.retailer_id, 'name', r.retailer), 'created', r.created_at, 'status', r.status,
  'units', r.total_units, 'total_price', r.total_cents / 100.0, 'currency', r.currency, 'waiting_days', r.waiting_days)`;

export const findOrders = (scope: Scope, { page, ...filters }: Filters & { page: number }): Promise<Page<OrderRow>> =>
  findPage<OrderRow>(scope.db, { rows: rowsOf(scope, filters), wire, order: sql`r.id desc`, page });

/** The newest orders, at most so many. */
export const listOrders = async (scope: Scope, filters: Filters, most: number): Promise<OrderRow[]> => {
  const rows = await scope.db.query<{ wire: OrderRow }>(
    sql`select ${wire} as wire from (${rowsOf(scope, filters)}) r order by r.id desc limit ${most}`,
  );
  return rows.map((row) => row.wire);
};

/** What orders are worth, each currency by itself. A cancelled order is worth nothing. */
export const sumOrders = (scope: Scope, filters: Filters): Promise<OrderList['meta']['values']> =>
  scope.db.query(sql`
    select r.currency, count(*)::int as orders, sum(r.total_units)::int as units, (sum(r.total_cents) / 100.0)::float8 as total_price
    from (${rowsOf(scope, filters)}) r where r.status <> 'x' group by r.currency order by r.currency`);

/** The brand and the retailer that narrow a list, as far as they are in the account. */
export const findCompanies = async (
  { db, account }: Scope,
  { brand, retailer }: Filters,
): Promise<Pick<OrderList['meta'], 'brand' | 'retailer'>> => {
  const named = (table: Sql, id: number | undefined): Sql =>
    sql`(select json_build_object('id', id, 'name', name) from ${table} where account_id = ${account.id} and id = ${id ?? null}::int)`;
  const [row] = await db.query<Pick<OrderList['meta'], 'brand' | 'retailer'>>(
    sql`select ${named(sql`brand`, brand)} as brand, ${named(sql`retailer`, retailer)} as retailer`,
  );
  return row ?? { brand: null, retailer: null };
};

export const findWaitingDays = async ({ db, account }: Scope, id: number): Promise<number | null> => {
  const [row] = await db.query<{ days: number | null }>(
    sql`select ${waitingDays} as days from purchase_order placed where placed.account_id = ${account.id} and placed.id = ${id}`,
  );
  return row?.days ?? null;
};
