import sql, { type Sql } from 'sql-template-tag';

/**
 * Where the retailer pays an order: there once the brand has answered, or has given the link itself. Until then nobody knows whether the order
 * is accepted, and there is no invoice behind the address of the brand.
 */
export const checkoutOf = (order: Sql): Sql => sql`
  case when ${order}.status <> 'b' or exists (select from order_event said where said.order_id = ${order}.id and said.kind = 'checkout')
    then ${order}.checkout_url end`;
