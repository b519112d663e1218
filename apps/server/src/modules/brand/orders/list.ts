import { ORDER_QUEUES } from '@vitrine/api/rules';
import sql, { join, type Sql } from 'sql-template-tag';
import { contains, findPage } from '../../../db/page.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';
import { openCents, paymentStanding } from '../../shop/orders/payments.ts';
import { withoutNumberSign } from '../../shop/orders/typedNumber.ts';
import type { ListQuery, OrderList } from './types.ts';
import { queuesOf, type Queues } from './queues.ts';

/** The names of the queues that hold the order `o`. */
const heldIn = (queues: Queues): Sql =>
  sql`array_remove(array[${join(ORDER_QUEUES.map((name) => sql`case when ${queues[name]} then ${name}::text end`))}], null)`;

const countQueues = async (scope: SellerScope): Promise<Omit<OrderList['meta'], 'total'>> => {
  const queues = queuesOf(scope);
  const [row] = await scope.db.query<Omit<OrderList['meta'], 'total'>>(sql`
    select count(*)::int as "all", count(*) filter (where ${queues.answer})::int as answer,
      count(*) filter (where ${queues.ship})::int as ship, count(*) filter (where ${queues.payment})::int as payment,
      count(*) filter (where ${queues.addresses})::int as addresses
    from purchase_order o where ${isOwn(scope, sql`o`)}`);
  return row ?? { all: 0, answer: 0, ship: 0, payment: 0, addresses: 0 };
};

/** A page of the brand's orders, the newest first, with the size of each queue. */
export const findOrders = async (scope: SellerScope, query: ListQuery): Promise<OrderList> => {
  const { queue, status, payment, search, page } = query;
  const queues = queuesOf(scope);
  const standing = paymentStanding(scope, sql`o`);
  const found = await findPage<OrderList['data'][number]>(scope.db, {
    rows: sql`select o.*, retailer.name as retailer, ${heldIn(queues)} as queues, ${standing} as standing, ${openCents(sql`o`)} as open_cents
      from purchase_order o join retailer on retailer.id = o.retailer_id
      where ${isOwn(scope, sql`o`)} and ${queue ? queues[queue] : sql`true`}
        and (${status ?? null}::text is null or o.status = ${status ?? null})
        and (${payment ?? null}::text is null or ${standing} = ${payment ?? null})
        and (${contains(withoutNumberSign(search), sql`retailer.name`, sql`o.number::text`)})`,
    wire: sql`json_build_object('id', r.id, 'number', r.number, 'retailer', r.retailer, 'created', r.created_at, 'status', r.status,
      'units', r.total_units, 'total_price', r.total_cents / 100.0, 'currency', r.currency,
      'payment_status', r.standing, 'open', r.open_cents / 100.0, 'queues', r.queues)`,
    order: sql`r.id desc`,
    page,
  });
  return { ...found, meta: { ...found.meta, ...(await countQueues(scope)) } };
};
