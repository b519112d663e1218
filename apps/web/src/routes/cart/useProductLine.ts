import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUndoRemoval } from '../../connected/cart/useUndoRemoval.ts';
import { withNote } from '../../mappers/removed.ts';
import type { WireCartProduct } from '../../mappers/wire.ts';
import { cartKeys, type Cart } from '../../queries/cart.ts';
import { useServices } from '../../queries/services.ts';

/** Saves the note of a product, and removes the product from the cart. */
export const useProductLine = (cart: Cart, product: WireCartProduct) => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const params = { cartId: cart.id, productId: product.id };
  const offerUndo = useUndoRemoval();
  const note = useMutation({
    mutationFn: (text: string) => client.cart.setNote({ params, body: { note: text } }),
    onSuccess: (_, text) =>
      queryClient.setQueryData<Cart | null>(
        cartKeys.one(cart.id),
        (current) => current && withNote(current, product.id, text),
      ),
  });
  const remove = useMutation({
    mutationFn: () => client.cart.removeProduct({ params }),
    onSuccess: () => {
      // A note that is still on its way comes back too.
      offerUndo({ cart, products: [{ ...product, note: note.variables ?? product.note }], name: product.name });
      return queryClient.invalidateQueries({ queryKey: cartKeys.all });
    },
  });
  return { note, remove };
};
