import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import type { NoteEvent } from '@vitrine/ui/commerce/cart/CartProduct';
import { useUndoRemoval } from '../../connected/cart/useUndoRemoval.ts';
import { withNote } from '../../mappers/removed.ts';
import type { WireCartProduct } from '../../mappers/wire.ts';
import { cartKeys, type Cart } from '../../queries/cart.ts';
import { useServices } from '../../queries/services.ts';

/** The note that somebody else has written, in a refusal to replace it. */
const laterNoteOf = (error: Error | null): string | null => {
  const { current } = ((error instanceof ApiError && error.body) || {}) as { current?: unknown };
  return typeof current === 'string' ? current : null;
};

/** Saves the note of a product, and removes the product from the cart. */
export const useProductLine = (cart: Cart, product: WireCartProduct) => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const params = { cartId: cart.id, productId: product.id };
  const offerUndo = useUndoRemoval();
  const show = (text: string): void => {
    queryClient.setQueryData<Cart | null>(
      cartKeys.one(cart.id),
      (current) => current && withNote(current, product.id, text),
    );
  };
  const note = useMutation({
    // One after the other, in the order they were written.
    scope: { id: `note ${cart.id} ${product.id}` },
    mutationFn: ({ note: text, seen }: NoteEvent) =>
      client.cart.setNote({ params, body: { note: text, seen: [...seen] } }),
    onSuccess: (_, { note: text }) => show(text),
    onError: (error) => {
      const theirs = laterNoteOf(error);
      if (theirs !== null) show(theirs);
    },
  });
  const remove = useMutation({
    mutationFn: () => client.cart.removeProduct({ params }),
    onSuccess: () => {
      // A note that is still on its way comes back too.
      offerUndo({ cart, products: [{ ...product, note: note.variables?.note ?? product.note }], name: product.name });
      return queryClient.invalidateQueries({ queryKey: cartKeys.all });
    },
  });
  return { note: { ...note, hasChanged: laterNoteOf(note.error) !== null }, remove };
};
