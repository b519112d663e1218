import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { sees } from './sight.ts';
import type { Sight } from './sight.ts';

const one = (cents: Sql, currency: Sql, tip: Sql, visible: Sql, language: string): Sql => sql`json_build_object(
  'amount', case when ${visible} then round(${cents} / 100.0, 2) end,
  'currency', ${currency},
  'tip', case when ${visible} then nullif(localized(${tip}, ${language}), '') end)`;

/** The two prices of a row of `price`, named by its alias. */
const pair = (alias: Sql, currency: Sql, visible: Sql, language: string): { wholesale: Sql; retailer: Sql } => ({
  wholesale: one(sql`${alias}.wholesale_cents`, currency, sql`${alias}.tip`, visible, language),
  retailer: one(sql`${alias}.retailer_cents`, currency, sql`${alias}.tip`, visible, language),
});

/** Joins to product `p` the price it shows: of the list asked for, else of the first list it is in. */
export const shownPrice = (pricelist: number | null): Sql => sql`
  left join lateral (
    select price.wholesale_cents, price.retailer_cents, price.tip, pl.currency
    from price join pricelist pl on pl.id = price.pricelist_id
    where price.product_id = p.id
    order by price.pricelist_id is not distinct from ${pricelist}::int desc, price.pricelist_id limit 1
  ) shown on true`;

/** Prices of product `p` as pairs of a JSON object (E-30, E-31): amounts and tips are null unless the viewer may know them. */
export const priceFields = (sight: Sight, language: string): Sql => {
  const visible = sees(sight, sql`p.brand_id`);
  const shown = pair(sql`shown`, sql`coalesce(shown.currency, 'USD')`, visible, language);
  const each = pair(sql`price`, sql`pl.currency`, visible, language);
  return sql`
    'wholesale_price', ${shown.wholesale},
    'retailer_price', ${shown.retailer},
    'pricelists', (
      select coalesce(json_agg(json_build_object(
        'pricelist', json_build_object('id', pl.id, 'name', pl.name, 'currency', pl.currency),
        'wholesale_price', ${each.wholesale},
        'retailer_price', ${each.retailer}
      ) order by pl.id), '[]')
      from price join pricelist pl on pl.id = price.pricelist_id where price.product_id = p.id)`;
};
