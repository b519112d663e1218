import { ApiError } from '@vitrine/api/client';
import { toCellChanges, toRemoved, type Removed } from '../../mappers/removed.ts';
import type { WireCartProduct } from '../../mappers/wire.ts';
import { cartKeys, type Cart } from '../../queries/cart.ts';
import { useServices, type Services } from '../../queries/services.ts';
import { useToast } from '../toasts.tsx';
import { useTranslate } from '../useTranslate.ts';
import { useCells } from './useCells.ts';

/** Puts products back with their notes, and returns the cart they are in: the open one of the brand and price list. */
const putBack = async ({ client }: Services, pricelist: number, { variations, notes }: Removed): Promise<Cart> => {
  const added = await client.cart.addProduct({ body: { product_variation_id: variations, pricelist_id: pricelist } });
  const cartId = added.data.data.cart_id;
  for (const { productId, note } of notes) await client.cart.setNote({ params: { cartId, productId }, body: { note } });
  const [cart] = (await client.cart.list({ query: { cart: cartId } })).data.results;
  if (!cart) throw new Error('The cart that products were put back into is gone.');
  return cart;
};

interface Removal {
  cart: Cart;
  products: readonly WireCartProduct[];
  /** Name of the product; absent when the whole cart was removed. */
  name?: string;
}

/** Offers to undo a removal: products come back with quantities and notes, as far as stock and prices still allow. */
export const useUndoRemoval = () => {
  const t = useTranslate();
  const show = useToast();
  const services = useServices();
  const { cells, commit } = useCells();

  const undo = async (removed: Removed, { cart, name }: Removal): Promise<void> => {
    const brand = cart.seller.name;
    try {
      const restored = await putBack(services, cart.pricelist.id, removed);
      services.queryClient.setQueryData(cartKeys.one(restored.id), restored);
      commit(toCellChanges(restored, removed));
      show({ message: name ? t('cart.removed.restored', { name }) : t('cart.removed.restoredCart', { brand }) });
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : t('app.error.offline');
      show({ tone: 'critical', message: t('cart.removed.failed', { name: name ?? brand, reason }) });
    }
    await services.queryClient.invalidateQueries({ queryKey: cartKeys.all });
  };

  return (removal: Removal): void => {
    const { cart, products, name } = removal;
    const removed = toRemoved(products, cells);
    show({
      message: name ? t('cart.removed.product', { name }) : t('cart.removed.cart', { brand: cart.seller.name }),
      action: { label: t('cart.removed.undo'), onPress: () => void undo(removed, removal) },
    });
  };
};
