import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import type { NoteEvent } from '@vitrine/ui/commerce/cart/CartProduct';
import { keepNote } from '../connected/cart/keepSaved.ts';
import { ownSavesOf } from '../connected/cart/ownSaves.ts';
import { useCells } from '../connected/cart/useCells.ts';
import { useSeenCart } from '../connected/cart/useSeenCart.ts';
import { useUndoRemoval } from '../connected/cart/useUndoRemoval.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { cellsOf, toRemoved } from '../mappers/removed.ts';
import type { WireCartProduct } from '../../shared/mappers/wire.ts';
import { cartKeys, type Cart } from '../../shared/queries/cart.ts';
import { useServices } from '../../shared/queries/services.ts';

/** The note that somebody else has written, in a refusal to replace it. */
const laterNoteOf = (error: Error | null): string | null => {
  const { current } = ((error instanceof ApiError && error.body) || {}) as { current?: unknown };
  return typeof current === 'string' ? current : null;
};

/** Saves the note of a product, and removes the product from the cart. */
export const useProductLine = (cart: Cart, product: WireCartProduct) => {
  const t = useTranslate();
  const services = useServices();
  const { client, queryClient } = services;
  const params = { cartId: cart.id, productId: product.id };
  const offerUndo = useUndoRemoval();
  const seenOf = useSeenCart();
  const { cells, forget } = useCells();
  const keep = (text: string, version?: number): void =>
    keepNote(services, cart.id, { productId: product.id, note: text, version });
  const saveNote = async ({ note: text, seen }: NoteEvent): Promise<void> => {
    const { data } = (await client.cart.setNote({ params, body: { note: text, seen: [...seen] } })).data;
    keep(text, data.cart_version);
  };
  const note = useMutation({
    // One after the other, in the order they were written.
    scope: { id: `note ${cart.id} ${product.id}` },
    mutationFn: (event: NoteEvent) => ownSavesOf(services).track(saveNote(event)),
    onError: (error) => {
      const theirs = laterNoteOf(error);
      if (theirs !== null) keep(theirs);
    },
  });
  /** The note once it has been saved: the one that was on its way, if the server took it. */
  const noteNow = (): string => {
    const known = queryClient.getQueryData<Cart | null>(cartKeys.one(cart.id));
    const now = known?.collections.flatMap(({ products }) => products).find(({ id }) => id === product.id)?.note;
    return now !== undefined && now === note.variables?.note ? now : product.note;
  };
  const remove = useMutation({
    mutationFn: async () =>
      client.cart.removeProduct({ params, query: { seen: await seenOf.line(product, cells, noteNow) } }),
    // Quantities and a note that are still on their way come back too.
    onMutate: () => toRemoved([{ ...product, note: note.variables?.note ?? product.note }], cells),
    onSuccess: (_data, _input, removed) => {
      const { name } = product;
      forget(cellsOf(product));
      offerUndo({ cart, removed, products: 1, name, message: t('cart.removed.product', { name }) });
    },
    // Refused, it was changed meanwhile: what is new is shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  });
  return { note: { ...note, hasChanged: laterNoteOf(note.error) !== null }, remove };
};
