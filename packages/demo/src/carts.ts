import type { Calendar } from './calendar.ts';
import { collections, sizesOf } from './catalogue.ts';
import { orderPlans } from './data/orderPlans.ts';
import type { Tables } from './insert.ts';
import { productAt } from './products.ts';

/** The demo buyer's open cart: two products of a brand with a minimum, half filled in. */
export const cartTables = (calendar: Calendar, perCollection: number): Tables => {
  const collection = collections.find(({ brand }) => brand.slug === 'mare-alta');
  const list = collection?.lists[0];
  if (!collection || !list) throw new Error('The demo cart has no collection');
  const id = orderPlans().length + 1;
  const products = [1, 3].map((place) => productAt(collection, place, perCollection));
  return {
    cart: [
      {
        id,
        account_id: collection.brand.accountId,
        retailer_id: 1,
        brand_id: collection.brand.id,
        pricelist_id: list.id,
        status: 'o',
        version: 3,
        created_at: calendar.ago(2),
        updated_at: calendar.ago(1),
      },
    ],
    cart_line: products.map((product) => ({ cart_id: id, product_id: product.id, note: '' })),
    cart_item: products.flatMap((product) =>
      product.colours.slice(0, 2).flatMap((_, turn) =>
        sizesOf(collection.brand.accountId, product.run).map((size, place) => ({
          cart_id: id,
          product_id: product.id,
          variation_id: product.firstVariation + turn,
          size_id: size.id,
          quantity: place < 3 ? 2 : 0,
        })),
      ),
    ),
  };
};
