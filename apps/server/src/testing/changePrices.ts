import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';

/** Gives every product of the first brand other prices, so that an answer that shows them changes. */
export const changePrices = ({ db }: { db: Pick<Database, 'query'> }): Promise<unknown> =>
  db.query(sql`
    update price set wholesale_cents = 90000 - wholesale_cents, retailer_cents = 90000 - retailer_cents
    from product where product.id = price.product_id and product.brand_id = 1`);
