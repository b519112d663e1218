import { useCells } from '../connected/cart/useCells.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { cartAnchors, cartNeeds, type CartNeed } from './cartNeeds.ts';
import type { Cart } from '../../shared/queries/cart.ts';
import { useLimitText } from './Limits.tsx';

/** What keeps a cart from being sent, in words, with the place on its page. */
export const useNeeds = () => {
  const t = useTranslate();
  const limitText = useLimitText();
  const { cells } = useCells();
  const reason = (need: CartNeed, currency: string): string => {
    if (need.kind === 'limit') return limitText(need.state, currency);
    return need.kind === 'stock'
      ? t('cart.need.stock', { sizes: need.sizes })
      : t('cart.need.unsaved', { cells: need.cells });
  };
  return (cart: Cart) =>
    cartNeeds(cart, cells).map((need) => ({
      anchor: need.anchor,
      text:
        need.anchor === cartAnchors.summary
          ? reason(need, cart.pricelist.currency)
          : t('cart.need.of', { name: need.name, reason: reason(need, cart.pricelist.currency) }),
    }));
};
