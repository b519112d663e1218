import type { Cart, CartProduct, CartVariation } from '../entities.ts';

type Item = CartVariation['items'][number];

const changed = (cart: Cart, changes: Partial<Cart>): Cart => ({ ...cart, ...changes, version: cart.version + 1 });

const mapProducts = (cart: Cart, map: (product: CartProduct) => CartProduct): Cart['collections'] =>
  cart.collections.map((collection) => ({ ...collection, products: collection.products.map(map) }));

const mapItems = (product: CartProduct, map: (item: Item) => Item): CartProduct => ({
  ...product,
  variations: product.variations.map((variation) => ({ ...variation, items: variation.items.map(map) })),
});

/** The cart with another quantity of one item. */
export const withQuantity = (cart: Cart, itemId: number, quantity: number): Cart =>
  changed(cart, {
    collections: mapProducts(cart, (product) =>
      mapItems(product, (item) => (item.id === itemId ? { ...item, quantity } : item)),
    ),
  });

export const withNote = (cart: Cart, productId: number, note: string): Cart =>
  changed(cart, {
    collections: mapProducts(cart, (product) => (product.id === productId ? { ...product, note } : product)),
  });

/** The cart without a product; a collection that is left empty goes with it. */
export const withoutProduct = (cart: Cart, productId: number): Cart => {
  const collections = cart.collections.map((collection) => ({
    ...collection,
    products: collection.products.filter(({ id }) => id !== productId),
  }));
  return changed(cart, { collections: collections.filter(({ products }) => products.length > 0) });
};

/** The cart with those products of `all` that have one of these variations, without units or note when they are new. */
export const withVariations = (cart: Cart, all: Cart, variations: readonly number[]): Cart => {
  const present = cart.collections.flatMap(({ products }) => products);
  const emptied = (product: CartProduct) => ({ ...mapItems(product, (item) => ({ ...item, quantity: 0 })), note: '' });
  const pick = (product: CartProduct): CartProduct[] => {
    const known = present.find(({ id }) => id === product.id);
    if (known) return [known];
    return product.variations.some(({ info }) => variations.includes(info.id)) ? [emptied(product)] : [];
  };
  const collections = all.collections.map((collection) => ({
    ...collection,
    products: collection.products.flatMap(pick),
  }));
  return changed(cart, { collections: collections.filter(({ products }) => products.length > 0) });
};

/** The cart with units of single sizes. */
export const withUnits = (
  cart: Cart,
  units: readonly { product_variation_id: number; size: string; quantity: number }[],
): Cart => {
  const of = (variation: number, size: string) =>
    units.find((each) => each.product_variation_id === variation && each.size === size)?.quantity;
  return changed(cart, {
    collections: mapProducts(cart, (product) => ({
      ...product,
      variations: product.variations.map((variation) => ({
        ...variation,
        items: variation.items.map((item) => ({
          ...item,
          quantity: of(variation.info.id, item.size.name) ?? item.quantity,
        })),
      })),
    })),
  });
};

/** The cart after its order was sent (S-082). */
export const closed = (cart: Cart, orderId: number, checkoutUrl: string | null): Cart =>
  changed(cart, { status: 'c', orderId, checkout_url: checkoutUrl });

/** Units of a cart item: undefined when the item is not in the cart. */
export const quantityOf = (cart: Cart, itemId: number): number | undefined =>
  cart.collections
    .flatMap(({ products }) => products.flatMap(({ variations }) => variations.flatMap(({ items }) => items)))
    .find(({ id }) => id === itemId)?.quantity;

/** Stock of a cart item: undefined when the item is not in the cart. */
export const stockOf = (cart: Cart, itemId: number): number | null | undefined => {
  const variations = cart.collections.flatMap(({ products }) => products.flatMap((product) => product.variations));
  for (const { info, items } of variations) {
    const item = items.find(({ id }) => id === itemId);
    if (item) return info.stock.find(({ size }) => size === item.size.name)?.qtty_stock ?? null;
  }
  return undefined;
};
