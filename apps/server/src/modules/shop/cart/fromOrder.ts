import sql from 'sql-template-tag';
import type { BuyerScope } from '../../../domain/scope.ts';
import { isGivenId } from '../products/givenPricelists.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';
import { hasEnded } from '../../../domain/today.ts';

/** One size of one variation of an order, and how many units of it can be put into a cart now. */
interface AgainItem {
  product_id: number;
  variation_id: number;
  size_id: number;
  note: string;
  wanted: number;
  /** 0: it can no longer be ordered. */
  put: number;
  name: string;
  variation: string;
  size: string;
}

/** What a cart got less of than the order had. */
export type Missing = Pick<AgainItem, 'name' | 'variation' | 'size' | 'wanted' | 'put'>;

export interface FilledCart {
  /** Null: nothing of the order can be ordered now. */
  cart_id: number | null;
  missing: Missing[];
}

/** The retailer's order to put into a cart. */
export interface OrderToPut {
  id: number;
  brand_id: number;
  pricelist_id: number;
}

/** Opens the cart of the order's brand and price list, or holds the one that is open. */
export const openCartFor = async (
  { db, account, viewer }: BuyerScope,
  { brand_id, pricelist_id }: OrderToPut,
): Promise<number> => {
  const [row] = await db.query<{ id: number }>(sql`
    insert into cart (account_id, retailer_id, brand_id, pricelist_id)
    values (${account.id}, ${viewer.retailerId}, ${brand_id}, ${pricelist_id})
    on conflict (retailer_id, brand_id, pricelist_id) where status = 'o'
    do update set version = cart.version + 1, updated_at = now()
    returning id`);
  if (!row) throw new Error('The cart was neither opened nor found.');
  return row.id;
};

const readItems = (
  { db, account, language, viewer }: BuyerScope,
  cartId: number,
  order: OrderToPut,
): Promise<AgainItem[]> =>
  db.query<AgainItem>(sql`
    select line.product_id, line.variation_id, line.size_id, line.note, line.quantity as wanted,
      localized(line.product_name, ${language}) as name, localized(line.variation_label, ${language}) as variation, line.size_name as size,
      case when product.is_active and collection.is_active and not ${hasEnded(sql`collection.order_window_end`, account)}
          and brand.is_published and price.product_id is not null and made.size_id is not null
        then greatest(least(line.quantity, coalesce(stock.quantity, 100000) - coalesce(item.quantity, 0)), 0) else 0 end as put
    from order_line line
    join product on product.id = line.product_id and product.account_id = ${account.id}
    join collection on collection.id = product.collection_id
    join brand on brand.id = product.brand_id
    left join price on price.pricelist_id = ${order.pricelist_id} and price.product_id = line.product_id
      and ${isGivenId(priceVisibilityOf(viewer), sql`price.pricelist_id`)}
    left join product_size made on made.product_id = line.product_id and made.size_id = line.size_id
    left join stock on stock.variation_id = line.variation_id and stock.size_id = line.size_id
    left join cart_item item on item.cart_id = ${cartId} and item.variation_id = line.variation_id and item.size_id = line.size_id
    where line.order_id = ${order.id}
    order by line.product_id, line.variation_id, line.size_position`);

const writeItems = ({ db }: BuyerScope, cartId: number, items: readonly AgainItem[]): Promise<object[]> =>
  db.query(sql`
    with sheet as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as row(product_id int, variation_id int, size_id int, put int, note text)
    ), line as (
      insert into cart_line (cart_id, product_id, note)
      select ${cartId}, product_id, max(note) from sheet group by product_id order by product_id
      on conflict (cart_id, product_id) do update set note = case when cart_line.note = '' then excluded.note else cart_line.note end
      returning product_id
    )
    insert into cart_item (cart_id, product_id, variation_id, size_id, quantity)
    select ${cartId}, named.product_id, named.variation_id, made.size_id, coalesce(sheet.put, 0)
    from (select distinct product_id, variation_id from sheet) named
    join line on line.product_id = named.product_id
    join product_size made on made.product_id = named.product_id
    left join sheet on sheet.variation_id = named.variation_id and sheet.size_id = made.size_id
    on conflict (cart_id, variation_id, size_id) do update set quantity = least(cart_item.quantity + excluded.quantity, 100000)`);

const missingOf = (items: readonly AgainItem[]): Missing[] =>
  items
    .filter(({ wanted, put }) => put < wanted)
    .map(({ name, variation, size, wanted, put }) => ({ name, variation, size, wanted, put }));

/**
 * Adds what an order held to the held cart, as far as it is on offer and in stock, and says what is missing. A cart that stays without
 * products is removed. Runs in the caller's transaction.
 */
export const putOrder = async (scope: BuyerScope, cartId: number, order: OrderToPut): Promise<FilledCart> => {
  const items = await readItems(scope, cartId, order);
  const offered = items.filter(({ put }) => put > 0);
  const missing = missingOf(items);
  if (offered.length > 0) {
    await writeItems(scope, cartId, offered);
    return { cart_id: cartId, missing };
  }
  await scope.db.query(sql`
    delete from cart where id = ${cartId} and not exists (select 1 from cart_line where cart_id = ${cartId})`);
  return { cart_id: null, missing };
};
