import sql, { type Sql } from 'sql-template-tag';
import type { MemberScope } from '../../../domain/scope.ts';

/** The viewer's own orders: what the retailer sent, or what the brand received. */
export const ownOrders = ({ account, viewer }: MemberScope): Sql =>
  viewer.side === 'buyer'
    ? sql`account_id = ${account.id} and retailer_id = ${viewer.retailerId}`
    : sql`account_id = ${account.id} and brand_id = ${viewer.brandId}`;

/** Every order of the account, for staff alone. */
export const accountOrders = ({ account }: MemberScope): Sql => sql`account_id = ${account.id}`;
