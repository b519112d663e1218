import type { CallData, contract } from '@vitrine/api';
import { mostReportRows, type SalesGroup } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';
import { startOfDay, todayInSql } from '../../../domain/today.ts';

export type SalesRow = CallData<typeof contract.brandReports.sales>['data'][number];
export type LookedAt = CallData<typeof contract.brandReports.looks>['data'][number];
export type OpenCart = CallData<typeof contract.brandReports.carts>['data'][number];

interface Group {
  key: Sql;
  name: Sql;
  detail: Sql;
  order: Sql;
}

const none = sql`''`;
const mostUnits = sql`units desc, name, currency`;

type Zoned = SellerScope['account'];

/** The first day of the week of a moment, for the account. */
const weekOf = (moment: Sql, { timeZone }: Zoned): Sql =>
  sql`to_char(date_trunc('week', ${moment} at time zone ${timeZone}::text), 'YYYY-MM-DD')`;

/** When the earliest of the last weeks began. */
const startOf = (weeks: number, account: Zoned): Sql =>
  startOfDay(sql`(date_trunc('week', ${todayInSql(account)}) - make_interval(weeks => ${weeks - 1}::int))`, account);

/** Names are those of now, except sizes: an order keeps their names. */
const groups = ({ language, account }: SellerScope): Record<SalesGroup, Group> => ({
  collection: { key: sql`c.id::text`, name: sql`localized(c.name, ${language})`, detail: none, order: mostUnits },
  style: {
    key: sql`p.id::text`,
    name: sql`localized(p.name, ${language})`,
    detail: sql`p.reference_code`,
    order: mostUnits,
  },
  size: {
    key: sql`line.size_name`,
    name: sql`line.size_name`,
    detail: none,
    order: sql`min(line.size_position), name, currency`,
  },
  retailer: { key: sql`r.id::text`, name: sql`r.name`, detail: none, order: mostUnits },
  week: {
    key: weekOf(sql`o.created_at`, account),
    name: weekOf(sql`o.created_at`, account),
    detail: none,
    order: sql`name desc, currency`,
  },
});

interface Wanted {
  by: SalesGroup;
  weeks: number;
}

/** One row more than a report shows says that there are more. */
const limit = mostReportRows + 1;

/** What the brand sold in the last weeks. */
export const findSales = (scope: SellerScope, { by, weeks }: Wanted): Promise<SalesRow[]> => {
  const { key, name, detail, order } = groups(scope)[by];
  return scope.db.query<SalesRow>(sql`
    select ${key} as key, ${name} as name, ${detail} as detail, o.currency, count(distinct o.id)::int as orders,
      sum(line.quantity)::int as units, (sum(line.quantity::bigint * line.unit_cents) / 100.0)::float as amount
    from purchase_order o
    join order_line line on line.order_id = o.id
    join product p on p.id = line.product_id
    join collection c on c.id = p.collection_id
    join retailer r on r.id = o.retailer_id
    where ${isOwn(scope, sql`o`)} and o.status <> 'x'
      and o.created_at >= ${startOf(weeks, scope.account)}
    group by 1, 2, 3, o.currency order by ${order} limit ${limit}`);
};

export const findThisWeek = async ({ db, account }: SellerScope): Promise<string> => {
  const [found] = await db.query<{ week: string }>(
    sql`select to_char(date_trunc('week', ${todayInSql(account)}), 'YYYY-MM-DD') as week`,
  );
  return found?.week ?? '';
};

/** What retailers looked at in the last weeks and never ordered. Of each person the last five hundred products are known. */
export const findLooks = (scope: SellerScope, weeks: number): Promise<LookedAt[]> =>
  scope.db.query<LookedAt>(sql`
    select json_build_object('id', r.id, 'name', r.name) as retailer,
      json_build_object('id', p.id, 'name', localized(p.name, ${scope.language}), 'reference', p.reference_code) as product,
      exists (
        select 1 from cart join cart_item item on item.cart_id = cart.id
        where cart.retailer_id = r.id and cart.status = 'o' and item.product_id = p.id and item.quantity > 0
      ) as in_cart,
      to_json(max(visit.visited_at)) as looked
    from product_visit visit
    join product p on p.id = visit.product_id
    join member on member.id = visit.member_id
    join retailer r on r.id = member.retailer_id
    where ${isOwn(scope, sql`p`)}
      and visit.visited_at >= ${startOf(weeks, scope.account)}
      and not exists (
        select 1 from purchase_order o join order_line line on line.order_id = o.id
        where o.retailer_id = r.id and o.status <> 'x' and line.product_id = p.id
      )
    group by r.id, p.id order by max(visit.visited_at) desc, r.id, p.id limit ${limit}`);

/** Open carts with units, and what they are worth at the prices of now: currency by currency, the largest first. */
export const findOpenCarts = (scope: SellerScope): Promise<OpenCart[]> =>
  scope.db.query<OpenCart>(sql`
    select cart.id, json_build_object('id', r.id, 'name', r.name) as retailer, pl.name as pricelist, pl.currency,
      count(distinct item.product_id)::int as products, sum(item.quantity)::int as units,
      (coalesce(sum(item.quantity::bigint * price.wholesale_cents), 0) / 100.0)::float as amount,
      to_json(cart.updated_at) as changed
    from cart
    join cart_item item on item.cart_id = cart.id and item.quantity > 0
    join retailer r on r.id = cart.retailer_id
    join pricelist pl on pl.id = cart.pricelist_id
    left join price on price.pricelist_id = cart.pricelist_id and price.product_id = item.product_id
    where ${isOwn(scope, sql`cart`)} and cart.status = 'o'
    group by cart.id, r.id, pl.id order by pl.currency, amount desc, cart.updated_at desc, cart.id limit ${limit}`);

export const findBrandName = async ({ db, account, viewer }: SellerScope): Promise<string> => {
  const [row] = await db.query<{ name: string }>(
    sql`select name from brand where account_id = ${account.id} and id = ${viewer.brandId}`,
  );
  return row?.name ?? '';
};
