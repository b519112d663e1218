import { clampToStock } from '../../rules/stock.ts';
import type { Cart } from '../../entities.ts';
import { cartPageOf, type Fixtures, type Member } from '../fixtures/index.ts';
import type { Replies } from '../handlers.ts';
import { notFound } from './problem.ts';

/** Stock of a cart item: undefined when the item is not in the cart. */
const stockOf = (cart: Cart, itemId: number): number | null | undefined => {
  const variations = cart.collections.flatMap(({ products }) => products.flatMap((product) => product.variations));
  for (const { info, items } of variations) {
    const item = items.find(({ id }) => id === itemId);
    if (item) return info.stock.find(({ size }) => size === item.size.name)?.qtty_stock ?? null;
  }
  return undefined;
};

const setQuantity = (cart: Cart): Replies['cart']['setQuantity'] => ({ params, body }) => {
  const stock = stockOf(cart, params.itemId);
  if (stock === undefined) return notFound;
  const { quantity, notice } = clampToStock(body.quantity, stock);
  if (!notice) return { status: 200, data: { data: { id: params.itemId, quantity, cart_id: cart.id, cart_version: cart.version + 1 } } };
  return { status: 422, data: { message: notice.text, detail: notice.text, errors: { quantity: [notice.text] }, available: quantity } };
};

/** Nothing is remembered between calls: a quantity is confirmed, the cart stays as the fixture has it. */
export const cartReplies = (fixtures: Fixtures, member: Member | null): Replies['cart'] => {
  const cart = member?.stage === 'approved' ? fixtures.cart : fixtures.hidden.cart;
  return {
    list: ({ query }) => ({ status: 200, data: cartPageOf(query.cart === undefined || query.cart === cart.id ? [cart] : []) }),
    addProduct: ({ body }) => ({ status: 201, data: { message: 'ITEM ADDED TO BAG!', data: { cart_id: cart.id, added: [body.product_variation_id].flat(), already_there: [] } } }),
    setQuantity: setQuantity(cart),
    setNote: ({ body }) => ({ status: 200, data: { message: 'Success', data: { note: body.note } } }),
    remove: { status: 200, data: { message: 'Success' } },
    removeProduct: { status: 200, data: { message: 'Success' } },
    finalize: ({ body }) =>
      body.precognitive
        ? { status: 200, data: { message: "You're all set to order!", valid: true } }
        : { status: 201, data: { order: { id: 901, status: 'b', created: '2026-11-20T10:05:00-03:00' }, checkout_url: null } },
    pricelists: { status: 200, data: { data: fixtures.collectionMeta.pricelists } },
    changePricelist: { status: 200, data: { message: 'Success', data: { cart_id: cart.id, dropped: [] } } },
  };
};
