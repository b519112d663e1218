import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';

/** One collection with its windows, texts and price lists (E-26) as a JSON value; null when closed or unknown. */
export const collectionMeta = (accountId: number, collectionId: number | null, language: string): Sql => sql`(
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
    'linesheet', '{}'::json,
    'purchase_order_draft', '{}'::json,
    'list_of_product', '{}'::json,
    'pricelists', (
      select coalesce(json_agg(json_build_object('id', pl.id, 'name', pl.name) order by pl.id), '[]')
      from collection_pricelist cp join pricelist pl on pl.id = cp.pricelist_id where cp.collection_id = c.id))
  from collection c join brand b on b.id = c.brand_id
  where c.account_id = ${accountId} and c.id = ${collectionId}::int and c.is_active and b.is_published)`;
