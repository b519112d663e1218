import sql from 'sql-template-tag';
import type { SellerScope } from '../../../domain/scope.ts';
import { todayInSql } from '../../../domain/today.ts';
import { openCents } from '../../shop/orders/payments.ts';

/** What an order `o` waits for. */
export const queuesOf = ({ account }: SellerScope) => ({
  answer: sql`(o.status in ('b', 's') or exists (select 1 from order_change c where c.order_id = o.id and c.status = 'open'))`,
  ship: sql`(o.status in ('p', 'i') and o.fulfilment_status <> 'Fulfilled')`,
  payment: sql`(${openCents(sql`o`)} > 0 and exists (select 1 from order_payment p
    where p.order_id = o.id and p.status not in ('Paid', 'Refunded') and p.due_date <= ${todayInSql(account)}))`,
  addresses: sql`(o.status not in ('f', 'x') and o.shipping is null)`,
});

export type Queues = ReturnType<typeof queuesOf>;
