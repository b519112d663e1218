import type { Cart } from '../../../entities.ts';
import { stockError } from '../../../rules/stock.ts';
import {
  closed,
  quantityOf,
  stockOf,
  withNote,
  withoutProduct,
  withQuantity,
  withUnits,
  withVariations,
} from '../../cartChanges.ts';
import { cartPageOf, type Fixtures, type Member } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';
import { notFound } from '../problem.ts';

const ORDER_ID = 901;
const success = { status: 200, data: { message: 'Success' } } as const;

/** The one cart there is, as the calls leave it. */
interface Shelf {
  carts: Cart[];
  update: (change: (cart: Cart) => Cart) => Cart;
}

const shelfOf = (cart: Cart): Shelf => {
  const shelf: Shelf = {
    carts: [cart],
    update: (change) => {
      shelf.carts = shelf.carts.map(change);
      return shelf.carts[0] ?? cart;
    },
  };
  return shelf;
};

const setQuantity =
  (shelf: Shelf): Replies['cart']['setQuantity'] =>
  ({ params, body }) => {
    const stock = shelf.carts[0] && stockOf(shelf.carts[0], params.itemId);
    if (stock === undefined) return notFound;
    const { quantity } = body;
    if (stock !== null && quantity > stock) {
      const { message } = stockError(params.itemId, quantity, stock);
      return { status: 422, data: { message, detail: message, errors: { quantity: [message] }, available: stock } };
    }
    const current = shelf.carts[0] && quantityOf(shelf.carts[0], params.itemId);
    if (body.seen !== undefined && current !== undefined && current !== body.seen && current !== body.quantity) {
      const message = `The quantity was changed to ${current} in the meantime. Choose which one to keep.`;
      return { status: 409, data: { message, detail: message, current } };
    }
    const cart = shelf.update((before) => withQuantity(before, params.itemId, quantity));
    return {
      status: 200,
      data: { data: { id: params.itemId, quantity, cart_id: cart.id, cart_version: cart.version } },
    };
  };

const finalize =
  (shelf: Shelf): Replies['cart']['finalize'] =>
  ({ body }) => {
    if (body.precognitive) return { status: 200, data: { message: "You're all set to order!", valid: true } };
    shelf.update((cart) => closed(cart, ORDER_ID, null));
    return {
      status: 201,
      data: { order: { id: ORDER_ID, status: 'b', created: '2026-11-20T10:05:00-03:00' }, checkout_url: null },
    };
  };

/** A cart that remembers what was done to it as long as its handlers live. */
export const cartReplies = (fixtures: Fixtures, member: Member | null): Replies['cart'] => {
  const start = member?.stage === 'approved' ? fixtures.cart : fixtures.hidden.cart;
  const shelf = shelfOf(start);
  return {
    list: ({ query }) => ({ status: 200, data: cartPageOf(shelf.carts.filter(({ id }) => (query.cart ?? id) === id)) }),
    addProduct: ({ body }) => {
      const added = [body.product_variation_id].flat();
      const [current = { ...start, collections: [] }] = shelf.carts;
      shelf.carts = [withUnits(withVariations(current, start, added), body.sizes ?? [])];
      return {
        status: 201,
        data: { message: 'ITEM ADDED TO BAG!', data: { cart_id: start.id, added, already_there: [] } },
      };
    },
    setQuantity: setQuantity(shelf),
    changes: () => ({
      status: 200,
      data: [
        {
          event: 'changed',
          data: {
            carts: shelf.carts.filter(({ status }) => status === 'o').map(({ id, version }) => ({ id, version })),
          },
        },
      ],
    }),
    setNote: ({ params, body }) => {
      const { version } = shelf.update((cart) => withNote(cart, params.productId, body.note));
      return { status: 200, data: { message: 'Success', data: { note: body.note, cart_version: version } } };
    },
    remove: () => {
      shelf.carts = [];
      return success;
    },
    removeProduct: ({ params }) => {
      shelf.update((cart) => withoutProduct(cart, params.productId));
      return success;
    },
    finalize: finalize(shelf),
    pricelists: { status: 200, data: { data: fixtures.collectionMeta.pricelists } },
    changePricelist: { status: 200, data: { message: 'Success', data: { cart_id: start.id, dropped: [] } } },
  };
};

/** The older paths answer as the newer ones, without a memory. */
export const legacyCartReplies = ({ cart }: Fixtures): Replies['legacyCart'] => ({
  add: ({ body }) => ({
    status: 201,
    data: { message: 'ITEM ADDED TO BAG!', data: { cart_id: cart.id, added: [body.id], already_there: [] } },
  }),
  remove: success,
  removeAll: success,
});
