import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCells } from '../connected/cart/useCells.ts';
import { usePricelistWords } from '../connected/cart/usePricelistWords.ts';
import { useSeenCart } from '../connected/cart/useSeenCart.ts';
import { useUndoRemoval } from '../connected/cart/useUndoRemoval.ts';
import { useChoosePricelist } from '../connected/listing/useChoosePricelist.ts';
import { cellsOf, toRemoved } from '../mappers/removed.ts';
import { cartKeys, type Cart } from '../../shared/queries/cart.ts';
import { useServices } from '../../shared/queries/services.ts';

/** Changes the price list of a cart, names the products that left it and offers to undo it. */
export const useChangePricelist = (cart: Cart, pricelist: { id: number; name: string }, onDone: () => void) => {
  const { client } = useServices();
  const { choose } = useChoosePricelist();
  const pricelistIs = usePricelistWords();
  const offerUndo = useUndoRemoval();
  const seenOf = useSeenCart();
  const { cells, forget } = useCells();
  const queryClient = useQueryClient();
  const products = cart.collections.flatMap((collection) => collection.products);
  return useMutation({
    mutationFn: async () => {
      const body = { pricelist_id: pricelist.id, version: await seenOf.version(cart) };
      return (await client.cart.changePricelist({ params: { cartId: cart.id }, body })).data.data;
    },
    // What is on its way or leaves the cart comes back as it was seen.
    onMutate: () => ({ products, cells }),
    onSuccess: ({ dropped }, _input, before) => {
      choose(cart.seller.slug, pricelist.id);
      const gone = before.products.filter(({ id }) => dropped.some((each) => each.id === id));
      forget(gone.flatMap(cellsOf));
      offerUndo({
        cart,
        removed: toRemoved(gone, before.cells),
        products: gone.length,
        changed: { cart: cart.id, brand: cart.seller.slug, from: cart.pricelist.name, to: pricelist.name },
        message: pricelistIs(pricelist.name, dropped),
      });
      onDone();
    },
    // Refused, it was changed meanwhile: what is new is shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  });
};
