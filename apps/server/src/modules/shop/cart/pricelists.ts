import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { isUniqueViolation } from '../../../db/errors.ts';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import { isGiven } from '../products/givenPricelists.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';
import { changeOpenCart } from './service.ts';
import { t } from './words.ts';

interface Named {
  id: number;
  name: string;
}

const given = ({ viewer }: BuyerScope): Sql => isGiven(priceVisibilityOf(viewer), sql`pricelist`);

/** The price lists the retailer is offered that carry at least one product of the cart. 404 for another's cart. */
export const pricelistsOfCart = async (scope: BuyerScope, cartId: number): Promise<Named[]> => {
  const [row] = await scope.db.query<{ lists: Named[] }>(sql`
    select (
      select coalesce(json_agg(json_build_object('id', pricelist.id, 'name', pricelist.name) order by pricelist.id), '[]')
      from pricelist
      where pricelist.brand_id = cart.brand_id and ${given(scope)} and exists (
        select 1 from cart_line line join price on price.product_id = line.product_id
        where line.cart_id = cart.id and price.pricelist_id = pricelist.id)) as lists
    from cart
    where id = ${cartId} and account_id = ${scope.account.id} and retailer_id = ${scope.viewer.retailerId}`);
  if (!row) throw notFound();
  return row.lists;
};

const isKnown = async (scope: BuyerScope, pricelistId: number): Promise<boolean> => {
  const found = await scope.db.query(
    sql`select id from pricelist where id = ${pricelistId} and account_id = ${scope.account.id} and ${given(scope)}`,
  );
  return found.length > 0;
};

const dropUnpriced = (scope: BuyerScope, cartId: number, pricelistId: number): Promise<Named[]> =>
  scope.db.query<Named>(sql`
    delete from cart_line line using product
    where line.cart_id = ${cartId} and product.id = line.product_id and product.account_id = ${scope.account.id}
      and not exists (select 1 from price where price.product_id = line.product_id and price.pricelist_id = ${pricelistId})
    returning product.id, localized(product.name, ${scope.language}) as name`);

const assignPricelist = async (scope: BuyerScope, cartId: number, pricelistId: number): Promise<void> => {
  try {
    await scope.db.query(
      sql`update cart set pricelist_id = ${pricelistId} where id = ${cartId} and account_id = ${scope.account.id}`,
    );
  } catch (error) {
    if (isUniqueViolation(error, 'cart_open')) throw new Refusal(409, t(scope.language, 'pricelistTaken'));
    throw error;
  }
};

/**
 * Moves an open cart to another price list and names the products that it does not carry and that were dropped (D-100).
 * 422 when it carries none of them; 409 when the retailer has an open cart with that list: merging would change quantities unseen, or when
 * the cart is not at the version that the reader has seen.
 */
export const changePricelist = (
  scope: BuyerScope,
  cartId: number,
  pricelistId: number,
  seen?: number,
): Promise<{ cart_id: number; dropped: Named[] }> =>
  changeOpenCart(scope, cartId, async (tx, { version }) => {
    if (seen !== undefined && seen !== version) throw new Refusal(409, t(scope.language, 'listKept'), { version });
    if (!(await isKnown(tx, pricelistId))) throw notFound();
    const offered = await pricelistsOfCart(tx, cartId);
    if (!offered.some(({ id }) => id === pricelistId))
      throw invalid({ pricelist_id: [t(scope.language, 'pricelistEmpty')] });
    await assignPricelist(tx, cartId, pricelistId);
    return { cart_id: cartId, dropped: await dropUnpriced(tx, cartId, pricelistId) };
  });
