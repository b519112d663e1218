import sql, { raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { conversationLimits } from '@vitrine/api/rules';
import type { orderHistory, orderMessages } from '@vitrine/api/schemas';
import { notFound } from '../../../domain/refusal.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import { renderFact, type NamedOrder, type OrderFact } from './history.ts';
import { accountOrders, ownOrders } from './own.ts';

export type Facts = (OrderFact & { id: number })[];

const tables = { order_message: raw('order_message'), order_event: raw('order_event') } as const;

/** Which rows of the order `placed`: so many of the newest, or of those before an id. */
interface Slice {
  limit: number;
  before?: number | undefined;
}

/** What a list of orders carries. */
export const newest: Slice = { limit: 1 };

const rowsOf = (table: keyof typeof tables, { limit, before }: Slice): Sql => sql`
  (select * from ${tables[table]} where order_id = placed.id and (${before ?? null}::int is null or id < ${before ?? null}::int)
    order by id desc limit ${limit}) entry`;

export const messagesJson = (slice: Slice): Sql => sql`
  select coalesce(json_agg(json_build_object('id', id, 'created', created_at, 'message', message, 'read', read_at is not null,
    'sent_from', json_build_object('side', from_side, 'name', sender_name)) order by id), '[]')
  from ${rowsOf('order_message', slice)}`;

export const factsJson = (slice: Slice): Sql => sql`
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'data', data, 'actor', actor, 'created_at', created_at) order by id desc), '[]')
  from ${rowsOf('order_event', slice)}`;

/** The id of the newest row when others come before it, else null. */
export const beforeNewest = (table: keyof typeof tables): Sql =>
  sql`select case when count(*) > 1 then max(id) end from ${rowsOf(table, { limit: 2 })}`;

export const renderFacts = (scope: MemberScope, order: NamedOrder, facts: Facts): string[] =>
  facts.map((fact) => renderFact(fact, order, scope));

/** One row more than a page shows whether there are others before it. */
const pageOf = (before: number | undefined): Slice => ({ limit: conversationLimits.page + 1, before });

const readRows = async <Row extends { id: number }>(
  scope: MemberScope,
  orderId: number,
  json: Sql,
  mine = ownOrders(scope),
): Promise<{ number: number; rows: Row[] }> => {
  const [order] = await scope.db.query<{ number: number; rows: Row[] }>(sql`
    select number, (${json}) as rows from purchase_order placed where ${mine} and id = ${orderId}`);
  if (!order) throw notFound();
  return order;
};

/** A page of an order's messages, oldest first (E-51): the newest, or those before the cursor. */
export const readMessages = async (
  scope: MemberScope,
  orderId: number,
  before?: number,
): Promise<z.infer<typeof orderMessages>> => {
  const { rows } = await readRows<z.infer<typeof orderMessages>['messages'][number]>(
    scope,
    orderId,
    messagesJson(pageOf(before)),
  );
  const messages = rows.slice(-conversationLimits.page);
  return { messages, messages_before: rows.length > messages.length ? (messages[0]?.id ?? null) : null };
};

/** A page of an order's history, newest first (E-49): the newest entries, or those before the cursor. */
export const readHistory = async (
  scope: MemberScope,
  orderId: number,
  before?: number,
): Promise<z.infer<typeof orderHistory>> => {
  const { number, rows } = await readRows<Facts[number]>(scope, orderId, factsJson(pageOf(before)));
  const facts = rows.slice(0, conversationLimits.page);
  return {
    history: renderFacts(scope, { id: orderId, number }, facts),
    history_before: rows.length > facts.length ? (facts.at(-1)?.id ?? null) : null,
  };
};

/** The whole history of an order of any brand, newest first, for staff. */
export const readWholeHistory = async (scope: MemberScope, orderId: number): Promise<string[]> => {
  const all = factsJson({ limit: conversationLimits.facts });
  const { number, rows } = await readRows<Facts[number]>(scope, orderId, all, accountOrders(scope));
  return renderFacts(scope, { id: orderId, number }, rows);
};
