import sql, { raw } from 'sql-template-tag';
import { conversationLimits, type AddressKind } from '@vitrine/api/rules';
import type { z } from 'zod';
import type { address } from '@vitrine/api/schemas';
import type { BuyerScope, MemberScope } from '../../../domain/scope.ts';

export type Address = z.infer<typeof address>;

const columns = { billing: raw('billing'), shipping: raw('shipping') } as const;

/** The side that asks must own the order. */
const own = ({ account, viewer }: MemberScope) =>
  viewer.side === 'buyer'
    ? sql`account_id = ${account.id} and retailer_id = ${viewer.retailerId}`
    : sql`account_id = ${account.id} and brand_id = ${viewer.brandId}`;

/**
 * Keeps an address with an order and as the retailer's last used, in one statement; one that differs from the order's last is a fact of the
 * order. Undefined: not its order. False: the order has as many facts as it may have.
 */
export const storeAddress = async (
  scope: BuyerScope,
  orderId: number,
  kind: AddressKind,
  content: Address,
): Promise<boolean | undefined> => {
  const stored = sql`${JSON.stringify(content)}::jsonb`;
  const column = columns[kind];
  const [row] = await scope.db.query<{ kept: boolean }>(sql`
    with held as (
      select id, ${column} is distinct from ${stored} as differs,
        (select count(*) from order_event where order_id = purchase_order.id) < ${conversationLimits.facts} as has_room
      from purchase_order where ${own(scope)} and id = ${orderId} for update
    ), kept as (
      update purchase_order set ${column} = ${stored} from held
      where purchase_order.id = held.id and (has_room or not differs) returning purchase_order.id, retailer_id, differs
    ), remembered as (
      update retailer set ${column} = ${stored} from kept where retailer.id = kept.retailer_id
    ), fact as (
      insert into order_event (order_id, kind, data, actor)
      select id, 'address', ${JSON.stringify({ kind })}::jsonb, ${scope.viewer.name} from kept where differs
    )
    select exists (select 1 from kept) as kept from held`);
  return row?.kept;
};

export interface OrderAddresses {
  billing: Address | null;
  shipping: Address | null;
}

/** Addresses of one of the viewer's orders. */
export const findOrderAddresses = async (scope: MemberScope, orderId: number): Promise<OrderAddresses | undefined> => {
  const [row] = await scope.db.query<OrderAddresses>(sql`
    select billing, shipping from purchase_order where ${own(scope)} and id = ${orderId}`);
  return row;
};

/** Addresses the retailer used last. */
export const findLastUsed = async (scope: BuyerScope): Promise<OrderAddresses> => {
  const [row] = await scope.db.query<OrderAddresses>(sql`
    select billing, shipping from retailer where account_id = ${scope.account.id} and id = ${scope.viewer.retailerId}`);
  return row ?? { billing: null, shipping: null };
};
