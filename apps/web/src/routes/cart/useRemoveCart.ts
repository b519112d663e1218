import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useUndoRemoval } from '../../connected/cart/useUndoRemoval.ts';
import { cartKeys, type Cart } from '../../queries/cart.ts';
import { useServices } from '../../queries/services.ts';

/** Removes a cart and offers to undo it; `next` is the cart to show then. */
export const useRemoveCart = (cart: Cart, next?: number) => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const offerUndo = useUndoRemoval();
  return useMutation({
    mutationFn: () => client.cart.remove({ params: { cartId: cart.id } }),
    onSuccess: () => {
      const products = cart.collections.flatMap((collection) => collection.products);
      offerUndo({ cart, products, onRestored: ({ id }) => void navigate(paths.cart(id)) });
      if (next !== undefined) void navigate(paths.cart(next), { replace: true });
      return queryClient.invalidateQueries({ queryKey: cartKeys.all });
    },
  });
};
