import sql from 'sql-template-tag';
import type { BuyerScope } from '../../../domain/scope.ts';
import { isGivenId } from '../products/givenPricelists.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';
import type { DraftLine } from './types.ts';

/** Opens the cart of brand and price list, or holds the one that is open; its version rises. */
export const openCart = async (
  { db, account, viewer }: BuyerScope,
  { brand_id, pricelist_id }: { brand_id: number; pricelist_id: number },
): Promise<{ id: number; existed: boolean }> => {
  const [row] = await db.query<{ id: number; existed: boolean }>(sql`
    insert into cart (account_id, retailer_id, brand_id, pricelist_id)
    values (${account.id}, ${viewer.retailerId}, ${brand_id}, ${pricelist_id})
    on conflict (retailer_id, brand_id, pricelist_id) where status = 'o'
    do update set version = cart.version + 1, updated_at = now()
    returning id, version > 1 as existed`);
  if (!row) throw new Error('The cart was neither opened nor found.');
  return row;
};

export const emptyCart = ({ db }: BuyerScope, cartId: number): Promise<object[]> =>
  db.query(sql`delete from cart_line where cart_id = ${cartId}`);

/** How many of the variations may still be ordered in the price list. */
export const countOrderable = async (
  { db, account, viewer }: BuyerScope,
  { pricelist_id, lines }: { pricelist_id: number; lines: readonly DraftLine[] },
): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from variation v
    join product p on p.id = v.product_id and p.is_active
    join collection c on c.id = p.collection_id and c.is_active
    join brand b on b.id = p.brand_id and b.is_published
    join price on price.product_id = p.id and price.pricelist_id = ${pricelist_id}
      and ${isGivenId(priceVisibilityOf(viewer), sql`price.pricelist_id`)}
    where v.account_id = ${account.id} and v.id = any(${lines.map(({ variationId }) => variationId)}::int[])`);
  return row?.count ?? 0;
};

/**
 * Sets the quantities of the held cart's items, lowered to what is in stock now. A variation that is new to the cart comes with every size of
 * its product; sizes that are not named keep what they have. Notes are set where the sheet has them.
 */
export const writeItems = ({ db }: BuyerScope, cartId: number, lines: readonly DraftLine[]): Promise<object[]> => {
  const rows = lines.map(({ productId, variationId, items, note }, place) => ({
    place,
    product_id: productId,
    variation_id: variationId,
    note,
    items: Object.fromEntries(items.map(({ sizeId, quantity }) => [sizeId, quantity])),
  }));
  return db.query(sql`
    with sheet as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(place int, product_id int, variation_id int, note text, items jsonb)
    ), line as (
      insert into cart_line (cart_id, product_id, note)
      select ${cartId}, product_id, coalesce(max(note), '') from sheet group by product_id order by min(place)
      on conflict (cart_id, product_id) do update set note = coalesce(
        (select max(note) from sheet where sheet.product_id = excluded.product_id), cart_line.note)
      returning product_id
    )
    insert into cart_item (cart_id, product_id, variation_id, size_id, quantity)
    select ${cartId}, sheet.product_id, sheet.variation_id, ps.size_id,
      least(coalesce((items ->> ps.size_id::text)::int, 0), coalesce(stock.quantity, 100000))
    from sheet
    join line on line.product_id = sheet.product_id
    join product_size ps on ps.product_id = sheet.product_id
    left join stock on stock.variation_id = sheet.variation_id and stock.size_id = ps.size_id
    on conflict (cart_id, variation_id, size_id) do update set quantity = case
      when (select items from sheet where sheet.variation_id = excluded.variation_id limit 1) ? excluded.size_id::text
      then excluded.quantity else cart_item.quantity end`);
};
