import sql from 'sql-template-tag';
import type { BuyerScope } from '../../../domain/scope.ts';
import { isGiven } from '../products/givenPricelists.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';

interface Choice {
  seller_slug: string;
  pricelist_id: number;
}

/** Choices among the lists that the retailer is offered now, of brands that are on show. */
export const findChosen = ({ db, account, viewer }: BuyerScope): Promise<Choice[]> =>
  db.query<Choice>(sql`
    select b.slug as seller_slug, pl.id as pricelist_id
    from chosen_pricelist ch join brand b on b.id = ch.brand_id and b.is_published join pricelist pl on pl.id = ch.pricelist_id
    where ch.account_id = ${account.id} and ch.retailer_id = ${viewer.retailerId} and ${isGiven(priceVisibilityOf(viewer), sql`pl`)}
    order by b.slug`);

/** Codes of the countries in which the retailer sells. */
export const findCountries = async ({ db, account, viewer }: BuyerScope): Promise<string[]> => {
  const rows = await db.query<{ code: string }>(sql`
    select l.code from retailer r join location l on l.id = any(r.location_ids)
    where r.account_id = ${account.id} and r.id = ${viewer.retailerId}`);
  return rows.map(({ code }) => code);
};

export const findBrand = async ({ db, account }: BuyerScope, slug: string): Promise<number | undefined> => {
  const [row] = await db.query<{ id: number }>(
    sql`select id from brand where account_id = ${account.id} and slug = ${slug} and is_published`,
  );
  return row?.id;
};

/** False for a list that the brand does not offer to the retailer. */
export const keepChoice = async ({ db, account, viewer }: BuyerScope, brand: number, id: number): Promise<boolean> => {
  const rows = await db.query(sql`
    insert into chosen_pricelist (account_id, retailer_id, brand_id, pricelist_id)
    select ${account.id}, ${viewer.retailerId}, ${brand}, pl.id from pricelist pl
    where pl.id = ${id} and pl.account_id = ${account.id} and pl.brand_id = ${brand} and ${isGiven(priceVisibilityOf(viewer), sql`pl`)}
    on conflict (retailer_id, brand_id) do update set pricelist_id = excluded.pricelist_id
    returning pricelist_id`);
  return rows.length > 0;
};

export const deleteChoice = async ({ db, account, viewer }: BuyerScope, brand: number): Promise<void> => {
  await db.query(sql`
    delete from chosen_pricelist
    where account_id = ${account.id} and retailer_id = ${viewer.retailerId} and brand_id = ${brand}`);
};
