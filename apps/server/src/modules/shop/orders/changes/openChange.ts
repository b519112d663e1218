import sql, { type Sql } from 'sql-template-tag';
import type { MemberScope } from '../../../../domain/scope.ts';

/** The open proposal of the order `placed`, for both sides; null without one. */
export const openChangeJson = ({ language }: MemberScope): Sql => sql`
  select json_build_object('created', change.created_at, 'sender', sender, 'message', message,
    'before', json_build_object('units', units_before, 'total', cents_before / 100.0),
    'after', json_build_object('units', units_after, 'total', cents_after / 100.0),
    'units', (select json_agg(json_build_object('name', localized(unit.name, ${language}), 'variation', localized(unit.variation, ${language}),
      'size', unit.size, 'from', unit."from", 'to', unit."to"))
      from jsonb_to_recordset(change.units) as unit(name jsonb, variation jsonb, size text, "from" int, "to" int)))
  from order_change change where change.order_id = placed.id and change.status = 'open'`;

/** Ends the open proposal of an order that is over. */
export const closeChange = (orderId: number): Sql => sql`
  update order_change set status = 'closed', ended_at = now() where order_id = ${orderId} and status = 'open'`;
