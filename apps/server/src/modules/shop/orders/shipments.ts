import sql, { type Sql } from 'sql-template-tag';
import type { MemberScope } from '../../../domain/scope.ts';

/** The lines of the shipment `sent`, colour by colour. */
const linesJson = ({ language }: MemberScope): Sql => sql`
  select json_agg(json_build_object('name', localized(product_name, ${language}), 'variation', localized(variation_label, ${language}),
    'sizes', sizes) order by product_id, variation_id)
  from (
    select line.product_id, line.variation_id, line.product_name, line.variation_label,
      json_agg(json_build_object('name', line.size_name, 'quantity', unit.quantity) order by line.size_position, line.size_id) as sizes
    from order_shipment_line unit
    join order_line line using (order_id, variation_id, size_id)
    where unit.shipment_id = sent.id
    group by line.product_id, line.variation_id, line.product_name, line.variation_label
  ) colour`;

/** What was sent of the order `placed`, the oldest first. */
export const shipmentsJson = (scope: MemberScope): Sql => sql`
  select coalesce(json_agg(json_build_object('id', sent.id, 'shipped_on', sent.shipped_on, 'tracking_code', sent.tracking_code,
    'carrier', sent.carrier, 'tracking_url', sent.tracking_url,
    'units', (select sum(quantity)::int from order_shipment_line where shipment_id = sent.id),
    'lines', (${linesJson(scope)})) order by sent.shipped_on, sent.id), '[]')
  from order_shipment sent where sent.order_id = placed.id`;
