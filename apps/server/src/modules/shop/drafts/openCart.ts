import sql from 'sql-template-tag';
import type { BuyerScope } from '../../../domain/scope.ts';

/** Names the quantity of a size of a variation. */
export const cellOf = (variationId: number, sizeId: number): string => `${variationId}:${sizeId}`;

/** What the open cart of a brand and price list holds. */
export interface OpenCart {
  id: number;
  /** By cell. */
  units: ReadonlyMap<string, number>;
  /** By product, in the order of the cart. */
  notes: ReadonlyMap<number, string>;
}

interface Row {
  id: number;
  units: [variation: number, size: number, quantity: number][];
  notes: [product: number, note: string][];
}

export const readOpenCart = async (
  { db, account, viewer }: BuyerScope,
  { brandId, pricelistId }: { brandId: number; pricelistId: number },
): Promise<OpenCart | undefined> => {
  const [row] = await db.query<Row>(sql`
    select id,
      (select coalesce(json_agg(json_build_array(variation_id, size_id, quantity) order by item.id), '[]')
        from cart_item item where cart_id = cart.id) as units,
      (select coalesce(json_agg(json_build_array(product_id, note) order by position), '[]')
        from cart_line where cart_id = cart.id) as notes
    from cart where account_id = ${account.id} and retailer_id = ${viewer.retailerId}
      and brand_id = ${brandId} and pricelist_id = ${pricelistId} and status = 'o'`);
  return (
    row && {
      id: row.id,
      units: new Map(row.units.map(([variation, size, quantity]) => [cellOf(variation, size), quantity])),
      notes: new Map(row.notes),
    }
  );
};
