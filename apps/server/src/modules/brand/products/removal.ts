import sql from 'sql-template-tag';
import { invalid } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import type { BrandProduct, ProductInput } from './types.ts';
import { t } from './words.ts';

interface Removed {
  colours: number[];
  sizes: number[];
}

const removedOf = (before: BrandProduct, input: ProductInput): Removed => ({
  colours: before.colours.map(({ id }) => id).filter((id) => !input.colours.some((colour) => colour.id === id)),
  sizes: before.size_ids.filter((id) => !input.size_ids.includes(id)),
});

/** Names of removed colours that orders or carts hold units of, and of removed sizes that open carts do. */
const findHeld = async ({ db, language }: SellerScope, productId: number, { colours, sizes }: Removed) => {
  const [held] = await db.query<{ colours: string[]; sizes: string[] }>(sql`
    select
      array(select localized(v.label, ${language}) from variation v where v.id = any(${colours}::int[]) and (
        exists (select from order_line where variation_id = v.id)
        or exists (select from cart_item where variation_id = v.id and quantity > 0)) order by v.position) as colours,
      array(select z.name from size z where z.id = any(${sizes}::int[]) and exists (
        select from cart_item i join cart on cart.id = i.cart_id
        where i.product_id = ${productId} and i.size_id = z.id and i.quantity > 0 and cart.status = 'o') order by z.position) as sizes`);
  return held ?? { colours: [], sizes: [] };
};

/** Refuses to remove what orders name or carts hold units of, and takes the rest out of carts, where it has no units. */
export const clearRemoved = async (scope: SellerScope, before: BrandProduct, input: ProductInput): Promise<void> => {
  const removed = removedOf(before, input);
  if (removed.colours.length + removed.sizes.length === 0) return;
  const held = await findHeld(scope, before.id, removed);
  const { language, db } = scope;
  const errors = {
    ...(held.colours.length > 0 && { colours: [t(language, 'colourOrdered', { colours: held.colours.join(', ') })] }),
    ...(held.sizes.length > 0 && { size_ids: [t(language, 'sizeInCarts', { sizes: held.sizes.join(', ') })] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await db.query(sql`
    delete from cart_item where product_id = ${before.id} and quantity = 0
      and (variation_id = any(${removed.colours}::int[]) or size_id = any(${removed.sizes}::int[]))`);
};
