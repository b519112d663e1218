import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { isGiven, isGivenId } from './givenPricelists.ts';
import type { PriceVisibility } from './priceVisibility.ts';

/** Where each price list of collection `c` has a file, by the list's id (D-062). */
const addresses = (visibility: PriceVisibility, file: string): Sql => sql`(
  select coalesce(json_object_agg(cp.pricelist_id, '/v1/collections/' || c.id || ${`/${file}?pricelist_id=`}::text || cp.pricelist_id order by cp.pricelist_id), '{}')
  from collection_pricelist cp where cp.collection_id = c.id and ${isGivenId(visibility, sql`cp.pricelist_id`)})`;

/** One collection with its windows, texts and price lists (E-26) as a JSON value; null when closed or unknown. */
export const collectionMeta = (
  { account, language }: Scope,
  visibility: PriceVisibility,
  collectionId: number | null,
): Sql => sql`(
  select json_build_object(
    'id', c.id,
    'name', localized(c.name, ${language}),
    'seller', json_build_object('id', b.id, 'name', b.name, 'slug', b.slug),
    'order_window_end', c.order_window_end,
    'production_window_start', c.production_window_start,
    'production_window_end', c.production_window_end,
    'delivery_msg', nullif(localized(c.delivery_msg, ${language}), ''),
    'lookbook_url', c.lookbook_url,
    'press_release', nullif(localized(c.press_release, ${language}), ''),
    'linesheet', ${addresses(visibility, 'linesheet')},
    'purchase_order_draft', ${addresses(visibility, 'purchase-order-draft')},
    'list_of_product', ${addresses(visibility, 'list-of-product')},
    'pricelists', (
      select coalesce(json_agg(json_build_object('id', pl.id, 'name', pl.name, 'currency', pl.currency) order by pl.id), '[]')
      from collection_pricelist cp join pricelist pl on pl.id = cp.pricelist_id
      where cp.collection_id = c.id and ${isGiven(visibility, sql`pl`)}))
  from collection c join brand b on b.id = c.brand_id
  where c.account_id = ${account.id} and c.id = ${collectionId}::int and c.is_active and b.is_published)`;
