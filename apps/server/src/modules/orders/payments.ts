import sql from 'sql-template-tag';

/** The status of a payment `p`: an open one is overdue after its due date. */
const standing = sql`case when p.status = 'Pending' and p.due_date < current_date then 'Overdue' else p.status end`;

const fields = sql`'status', ${standing}, 'reference', p.reference, 'amount', p.amount_cents / 100.0, 'due_date', p.due_date, 'url', p.url`;

/** Payments of the order `placed`, by their due dates. */
export const paymentsJson = sql`
  select coalesce(json_agg(json_build_object(${fields}) order by p.due_date, p.id), '[]')
  from order_payment p where p.order_id = placed.id`;

/** As `paymentsJson`, with their ids. */
export const paymentsWithIds = sql`
  select coalesce(json_agg(json_build_object('id', p.id, ${fields}) order by p.due_date, p.id), '[]')
  from order_payment p where p.order_id = placed.id`;

/** Whether an order `placed` has a payment that was due before today. */
const hasOverdue = sql`exists (select 1 from order_payment p
  where p.order_id = placed.id and p.status = 'Pending' and p.due_date < current_date)`;

/** Where the payments of the order `placed` are, all together. */
export const paymentStanding = sql`
  case when placed.payment_status = 'Pending' and ${hasOverdue} then 'Overdue' else placed.payment_status end`;
