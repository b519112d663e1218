import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useCells } from '../connected/cart/useCells.ts';
import { useSeenCart } from '../connected/cart/useSeenCart.ts';
import { useUndoRemoval } from '../connected/cart/useUndoRemoval.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { cellsOf, toRemoved } from '../mappers/removed.ts';
import { cartKeys, type Cart } from '../../shared/queries/cart.ts';
import { useServices } from '../../shared/queries/services.ts';

/** Removes a cart and offers to undo it; `next` is the cart to show then. */
export const useRemoveCart = (cart: Cart, next?: number) => {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const offerUndo = useUndoRemoval();
  const seenOf = useSeenCart();
  const { cells, forget } = useCells();
  const products = cart.collections.flatMap((collection) => collection.products);
  return useMutation({
    mutationFn: async () =>
      client.cart.remove({ params: { cartId: cart.id }, query: { version: await seenOf.version(cart) } }),
    // Quantities that are still on their way come back too.
    onMutate: () => toRemoved(products, cells),
    onSuccess: (_data, _input, removed) => {
      forget(products.flatMap(cellsOf));
      offerUndo({
        cart,
        removed,
        products: products.length,
        message: t('cart.removed.cart', { brand: cart.seller.name }),
        onRestored: ({ id }) => void navigate(paths.cart(id)),
      });
      if (next !== undefined) void navigate(paths.cart(next), { replace: true });
    },
    // Refused, it was changed meanwhile: what is new is shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  });
};
