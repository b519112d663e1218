import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { PriceVisibility } from './priceVisibility.ts';

/** True in SQL where the viewer is offered the price list in row `list`: people of its brand, and retailers it is given to. */
export const isGiven = ({ brandId, retailerId }: PriceVisibility, list: Sql): Sql => sql`(
  ${list}.audience = 'all'
  or coalesce(${list}.brand_id = ${brandId}::int, false)
  or exists (select from pricelist_retailer named where named.pricelist_id = ${list}.id and named.retailer_id = ${retailerId}::int)
  or exists (select from retailer reader where reader.id = ${retailerId}::int and reader.location_ids && ${list}.location_ids))`;

/** True in SQL where the viewer is offered the price list whose id is in `pricelistId`. */
export const isGivenId = (visibility: PriceVisibility, pricelistId: Sql): Sql => sql`exists (
  select from pricelist offered where offered.id = ${pricelistId} and ${isGiven(visibility, sql`offered`)})`;

/** The id of a price list in SQL; null if the viewer is not offered it. */
export const givenOrNull = (visibility: PriceVisibility, pricelistId: number | null): Sql => sql`(
  select asked.id from pricelist asked where asked.id = ${pricelistId}::int and ${isGiven(visibility, sql`asked`)})`;
