import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useChosenPricelists } from '../../connected/listing/useChosenPricelists.ts';
import { useToast } from '../../connected/toasts.tsx';
import { useTranslate } from '../../connected/useTranslate.ts';
import { cartKeys, type Cart } from '../../queries/cart.ts';
import { useServices } from '../../queries/services.ts';

/** Changes the price list of a cart, and names the products that left it. */
export const useChangePricelist = (cart: Cart, pricelist: { id: number; name: string }, onDone: () => void) => {
  const intl = useIntl();
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const { choose } = useChosenPricelists();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await client.cart.changePricelist({ params: { cartId: cart.id }, body: { pricelist_id: pricelist.id } })).data
        .data,
    onSuccess: ({ dropped }) => {
      choose(cart.seller.slug, pricelist.id);
      const names = intl.formatList(dropped.map(({ name }) => name));
      toast({ message: t('cart.pricelist.changed', { count: dropped.length, pricelist: pricelist.name, names }) });
      onDone();
      return queryClient.invalidateQueries({ queryKey: cartKeys.all });
    },
  });
};
