import type { InfiniteData } from '@tanstack/react-query';
import { withQuantity } from '../../mappers/cart.ts';
import { withNote } from '../../mappers/removed.ts';
import { cartKeys, type Cart, type CartPage } from '../../../shared/queries/cart.ts';
import type { Services } from '../../../shared/queries/services.ts';
import { ownSavesOf } from './ownSaves.ts';

/** Changes a cart as the app knows it, alone and in the list. */
const changeKnown = ({ queryClient }: Services, cartId: number, change: (cart: Cart) => Cart): void => {
  queryClient.setQueryData<Cart | null>(cartKeys.one(cartId), (cart) => cart && change(cart));
  queryClient.setQueryData<InfiniteData<CartPage>>(
    cartKeys.pages,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          results: page.results.map((cart) => (cart.id === cartId ? change(cart) : cart)),
        })),
      },
  );
};

/** Writes a saved note into the cart as the app knows it. Without its version, the carts are read again in time. */
export const keepNote = (
  services: Services,
  cartId: number,
  saved: { productId: number; note: string; version?: number },
) => {
  const { productId, note, version } = saved;
  changeKnown(services, cartId, (cart) => ({
    ...withNote(cart, productId, note),
    version: ownSavesOf(services).raise(cartId, cart.version, version),
  }));
};

interface Saved {
  itemId: number;
  quantity: number;
  cartId: number;
  /** The version to give the cart that has this one. */
  versionAfter: (known: number) => number;
}

/** Writes a saved cell into the cart as the app knows it. */
export const keepSaved = (services: Services, { itemId, quantity, cartId, versionAfter }: Saved): void =>
  changeKnown(services, cartId, (cart) => ({
    ...withQuantity(cart, itemId, quantity),
    version: versionAfter(cart.version),
  }));
