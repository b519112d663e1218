import sql, { type Sql } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { hasEnded } from '../../../domain/today.ts';

/**
 * The status of a payment `p`: an open one is overdue when its due date has ended. A payment is paid whole or not at all, so an older one that was
 * kept as partially paid, as its order is, is open.
 */
const standing = ({ account }: Scope): Sql => sql`case
  when p.status in ('Pending', 'Partially paid') and ${hasEnded(sql`p.due_date`, account)} then 'Overdue'
  when p.status = 'Partially paid' then 'Pending'
  else p.status end`;

const fields = (scope: Scope): Sql =>
  sql`'status', ${standing(scope)}, 'reference', p.reference, 'amount', p.amount_cents / 100.0, 'due_date', p.due_date, 'url', p.url`;

/** Payments of the order `placed`, by their due dates. */
export const paymentsJson = (scope: Scope): Sql => sql`
  select coalesce(json_agg(json_build_object(${fields(scope)}) order by p.due_date, p.id), '[]')
  from order_payment p where p.order_id = placed.id`;

/** As `paymentsJson`, with their ids. */
export const paymentsWithIds = (scope: Scope): Sql => sql`
  select coalesce(json_agg(json_build_object('id', p.id, ${fields(scope)}) order by p.due_date, p.id), '[]')
  from order_payment p where p.order_id = placed.id`;

const paidCents = sql`coalesce(sum(p.amount_cents) filter (where p.status = 'Paid'), 0)`;

/**
 * The status of an order's payments, all together. It is Paid only when they cover the order's total as it is now: a correction
 * changes the total. Without payments it is what the order began with.
 */
export const paymentStanding = (scope: Scope, order: Sql): Sql => sql`
  coalesce((
    select case
      when bool_and(p.status = 'Refunded') then 'Refunded'
      when bool_or(p.status = 'Paid') and ${paidCents} >= ${order}.total_cents then 'Paid'
      when bool_or(p.status = 'Paid') then 'Partially paid'
      when bool_or(${standing(scope)} = 'Overdue') then 'Overdue'
      when bool_or(p.status = 'Payment Pending') then 'Payment Pending'
      else 'Pending' end
    from order_payment p where p.order_id = ${order}.id having count(*) > 0), ${order}.payment_status)`;

/** What is still to be paid of an order, as `balanceOf` counts it. */
export const openCents = (order: Sql): Sql => sql`
  (select case when ${order}.status = 'x' then 0 else greatest(${order}.total_cents - ${paidCents}, 0) end
    from order_payment p where p.order_id = ${order}.id)`;
