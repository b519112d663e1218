import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { cartKeys } from '../../queries/cart.ts';
import { useServices } from '../../queries/services.ts';
import { track } from '../tracking/track.ts';
import { useTranslate } from '../useTranslate.ts';
import { useCartNotice } from './cartNotice.tsx';

interface Wish {
  variations: number[];
  pricelist: number;
}

const CONFLICT = 409;

/** Puts variations into the cart of their brand and price list (S-076…S-080, X-059, X-060). */
export const useAddToCart = () => {
  const t = useTranslate();
  const services = useServices();
  const { client } = services;
  const queryClient = useQueryClient();
  const { tell } = useCartNotice();
  const add = useMutation({
    mutationFn: ({ variations, pricelist }: Wish) =>
      client.cart.addProduct({ body: { product_variation_id: variations, pricelist_id: pricelist } }),
    onSuccess: (_, { variations, pricelist }) => {
      tell('added');
      track(services, { name: 'add_to_cart', variations, pricelist });
      // Not waited for: the notice has its time, and the dialog is done.
      void queryClient.invalidateQueries({ queryKey: cartKeys.all });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === CONFLICT) tell('already');
    },
  });
  const explain = (error: Error): string => {
    if (!(error instanceof ApiError)) return t('app.error.offline');
    return error.status === CONFLICT ? t('app.product.alreadyInCart') : error.message;
  };
  return { add: add.mutate, busy: add.isPending, problem: add.error ? explain(add.error) : null, forget: add.reset };
};
