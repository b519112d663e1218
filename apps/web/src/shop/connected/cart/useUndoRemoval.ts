import { ApiError } from '@vitrine/api/client';
import { useChoosePricelist } from '../listing/useChoosePricelist.ts';
import { toCellChanges, type Removed } from '../../mappers/removed.ts';
import { cartKeys, type Cart } from '../../../shared/queries/cart.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { putBack } from './putBack.ts';
import { forgetRemoval, isKept, keepRemoval, type PricelistChange, type Removal } from './removals.ts';
import { useCells } from './useCells.ts';
import { usePricelistWords } from './usePricelistWords.ts';

/** What to say once a removal is undone, or cannot be. */
const useWords = () => {
  const t = useTranslate();
  const pricelistIs = usePricelistWords();
  return {
    restored: ({ name, brand, changed }: Removal, dropped: readonly { name: string }[]): string => {
      if (changed) return pricelistIs(changed.from, dropped);
      return name ? t('cart.removed.restored', { name }) : t('cart.removed.restoredCart', { brand });
    },
    failed: ({ name, brand, changed }: Removal, reason: string): string =>
      changed
        ? t('cart.pricelist.undoFailed', { pricelist: changed.from, reason })
        : t('cart.removed.failed', { name: name ?? brand, reason }),
  };
};

/** Puts a removal back, as far as stock and prices still allow, and returns the cart; null when it could not be. */
export const useRestore = () => {
  const t = useTranslate();
  const show = useToast();
  const services = useServices();
  const words = useWords();
  const { commit } = useCells();
  const { choose } = useChoosePricelist();
  return async (removal: Removal): Promise<Cart | null> => {
    try {
      const { cart, left, dropped } = await putBack(services, removal);
      services.queryClient.setQueryData(cartKeys.one(cart.id), cart);
      commit(toCellChanges(cart, removal));
      forgetRemoval(services, removal.id);
      if (removal.changed) choose(removal.changed.brand, removal.pricelist);
      if (left) keepRemoval(services, left);
      show({ message: words.restored(removal, dropped) });
      return cart;
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : t('app.error.offline');
      show({ tone: 'critical', message: words.failed(removal, reason) });
      return null;
    } finally {
      await services.queryClient.invalidateQueries({ queryKey: cartKeys.all });
    }
  };
};

interface Removing {
  cart: Cart;
  /** What was in sight when *Remove* was pressed: a quantity may have been on its way then. */
  removed: Removed;
  /** How many products. */
  products: number;
  /** Name of the product; absent when several were removed. */
  name?: string;
  /** The products left with the price list of the cart. */
  changed?: PricelistChange;
  /** What to say. */
  message: string;
  /** Gets the cart that the products are back in. */
  onRestored?: (cart: Cart) => void;
}

/** Keeps a removal in the list, and offers to undo it at once. */
export const useUndoRemoval = () => {
  const t = useTranslate();
  const show = useToast();
  const services = useServices();
  const restore = useRestore();
  return ({ cart, message, onRestored, removed, ...more }: Removing): void => {
    const removal: Removal = {
      ...removed,
      ...more,
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      brand: cart.seller.name,
      pricelist: cart.pricelist.id,
    };
    keepRemoval(services, removal);
    const undo = async (): Promise<void> => {
      if (!isKept(services, removal.id)) return;
      const restored = await restore(removal);
      if (restored) onRestored?.(restored);
    };
    const label = t(removal.changed ? 'cart.removed.undoImport' : 'cart.removed.undo');
    show({ message, action: { label, onPress: () => void undo() } });
  };
};
