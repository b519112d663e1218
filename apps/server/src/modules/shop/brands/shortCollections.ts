import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { sized } from '../../../db/json.ts';
import type { Scope } from '../../../domain/scope.ts';
import { isGiven } from '../products/givenPricelists.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';

export type ShortCollection = CallData<typeof contract.brands.collections>[number];

/** A brand's open collections in its order, each with the price lists the viewer is offered; the first list is the default (E-25). */
export const findShortCollections = (
  { db, account, language, viewer }: Scope,
  brandId: number,
): Promise<ShortCollection[]> =>
  db.query(sql`
    select c.id, localized(c.name, ${language}) as name, ${sized(sql`c.list_image`, 600)} as list_image, localized(c.button, ${language}) as button, (
      select coalesce(json_agg(json_build_object('id', pl.id, 'name', pl.name, 'currency', pl.currency) order by pl.id), '[]')
      from collection_pricelist cp join pricelist pl on pl.id = cp.pricelist_id
      where cp.collection_id = c.id and ${isGiven(priceVisibilityOf(viewer), sql`pl`)}) as pricelists,
      c.order_window_end, c.production_window_start, c.production_window_end, nullif(localized(c.delivery_msg, ${language}), '') as delivery_msg,
      c.minimum_quantity, (select coalesce(sum(shelf.products), 0)::int from shelf where shelf.collection_id = c.id) as products
    from collection c
    where c.account_id = ${account.id} and c.brand_id = ${brandId} and c.is_active
    order by c.position, c.id`);
