import { toRemoved } from '../../mappers/removed.ts';
import type { Cart } from '../../../shared/queries/cart.ts';
import type { Services } from '../../../shared/queries/services.ts';
import type { PricelistChange, Removal } from './removals.ts';

interface PutBack {
  /** The cart that holds the products again. */
  cart: Cart;
  /** Products that the former price list does not carry: they left the cart on the way back. */
  dropped: readonly { name: string }[];
  /** Keeps those, to be put back in turn. */
  left?: Removal;
}

const readCart = async ({ client }: Services, id: number): Promise<Cart | undefined> =>
  (await client.cart.list({ query: { cart: id } })).data.results.find((cart) => cart.id === id);

const asRemoval = (cart: Cart, ids: readonly number[]): Removal => {
  const products = cart.collections.flatMap((collection) => collection.products).filter(({ id }) => ids.includes(id));
  return {
    ...toRemoved(products, new Map()),
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    brand: cart.seller.name,
    pricelist: cart.pricelist.id,
    name: products.length === 1 ? products[0]?.name : undefined,
    products: products.length,
  };
};

/** Changes the cart back to its former price list. A cart that is gone holds nothing to change: its products alone come back. */
const changeBack = async (
  services: Services,
  { changed, pricelist, products }: Removal & { changed: PricelistChange },
): Promise<Omit<PutBack, 'cart'>> => {
  const cart = await readCart(services, changed.cart);
  if (!cart && products > 0) return { dropped: [] };
  const { dropped } = (
    await services.client.cart.changePricelist({
      params: { cartId: changed.cart },
      body: { pricelist_id: pricelist, version: cart?.version },
    })
  ).data.data;
  const ids = dropped.map(({ id }) => id);
  return { dropped, left: cart && ids.length > 0 ? asRemoval(cart, ids) : undefined };
};

/** Orders the products again and returns the cart they are in: the open one of the brand and price list. */
const orderAgain = async ({ client }: Services, { pricelist, variations, notes }: Removal): Promise<number> => {
  const added = await client.cart.addProduct({ body: { product_variation_id: variations, pricelist_id: pricelist } });
  const cartId = added.data.data.cart_id;
  for (const { productId, note } of notes) await client.cart.setNote({ params: { cartId, productId }, body: { note } });
  return cartId;
};

/** Undoes a removal: the former price list, then the products with their notes. Their quantities are for the caller to write. */
export const putBack = async (services: Services, removal: Removal): Promise<PutBack> => {
  const { changed } = removal;
  const back = changed ? await changeBack(services, { ...removal, changed }) : { dropped: [] };
  const id = changed && removal.products === 0 ? changed.cart : await orderAgain(services, removal);
  const cart = await readCart(services, id);
  if (!cart) throw new Error('The cart that products were put back into is gone.');
  return { ...back, cart };
};
