import { ApiError } from '@vitrine/api/client';
import { toCellChanges, toRemoved } from '../../mappers/removed.ts';
import type { WireCartProduct } from '../../mappers/wire.ts';
import { cartKeys, type Cart } from '../../queries/cart.ts';
import { useServices, type Services } from '../../queries/services.ts';
import { useToast } from '../toasts.tsx';
import { useTranslate } from '../useTranslate.ts';
import { forgetRemoval, keepRemoval, type Removal } from './removals.ts';
import { useCells } from './useCells.ts';

/** Puts products back with their notes, and returns the cart they are in: the open one of the brand and price list. */
const putBack = async ({ client }: Services, { pricelist, variations, notes }: Removal): Promise<Cart> => {
  const added = await client.cart.addProduct({ body: { product_variation_id: variations, pricelist_id: pricelist } });
  const cartId = added.data.data.cart_id;
  for (const { productId, note } of notes) await client.cart.setNote({ params: { cartId, productId }, body: { note } });
  const [cart] = (await client.cart.list({ query: { cart: cartId } })).data.results;
  if (!cart) throw new Error('The cart that products were put back into is gone.');
  return cart;
};

/** Puts a removal back, as far as stock and prices still allow, and returns the cart; null when it could not be. */
export const useRestore = () => {
  const t = useTranslate();
  const show = useToast();
  const services = useServices();
  const { commit } = useCells();
  return async (removal: Removal): Promise<Cart | null> => {
    const { name, brand } = removal;
    try {
      const restored = await putBack(services, removal);
      services.queryClient.setQueryData(cartKeys.one(restored.id), restored);
      commit(toCellChanges(restored, removal));
      forgetRemoval(services, removal.id);
      show({ message: name ? t('cart.removed.restored', { name }) : t('cart.removed.restoredCart', { brand }) });
      return restored;
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : t('app.error.offline');
      show({ tone: 'critical', message: t('cart.removed.failed', { name: name ?? brand, reason }) });
      return null;
    } finally {
      await services.queryClient.invalidateQueries({ queryKey: cartKeys.all });
    }
  };
};

interface Removing {
  cart: Cart;
  products: readonly WireCartProduct[];
  /** Name of the product; absent when the whole cart was removed. */
  name?: string;
  /** Gets the cart that the products are back in. */
  onRestored?: (cart: Cart) => void;
}

/** Keeps a removal in the list, and offers to undo it at once. */
export const useUndoRemoval = () => {
  const t = useTranslate();
  const show = useToast();
  const services = useServices();
  const { cells } = useCells();
  const restore = useRestore();
  return ({ cart, products, name, onRestored }: Removing): void => {
    const brand = cart.seller.name;
    const removal: Removal = {
      ...toRemoved(products, cells),
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      brand,
      pricelist: cart.pricelist.id,
      name,
      products: products.length,
    };
    keepRemoval(services, removal);
    const undo = async (): Promise<void> => {
      const restored = await restore(removal);
      if (restored) onRestored?.(restored);
    };
    show({
      message: name ? t('cart.removed.product', { name }) : t('cart.removed.cart', { brand }),
      action: { label: t('cart.removed.undo'), onPress: () => void undo() },
    });
  };
};
