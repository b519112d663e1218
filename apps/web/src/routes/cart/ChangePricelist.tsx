import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PricelistChangeDialog } from '@vitrine/ui/commerce/cart/PricelistChangeDialog';
import { useIntl } from 'react-intl';
import { useChosenPricelists } from '../../connected/listing/useChosenPricelists.ts';
import { pricelistChangeLabels } from '../../mappers/labels/cart.ts';
import { cartKeys, type Cart } from '../../queries/cart.ts';
import { useServices } from '../../queries/services.ts';

interface ChangePricelistProps {
  cart: Cart;
  pricelist: { id: number; name: string };
  onClose: () => void;
}

/** Asks before the price list changes, then tells which products left the cart (M-36, S-092, D-100). */
export function ChangePricelist({ cart, pricelist, onClose }: ChangePricelistProps) {
  const intl = useIntl();
  const { client } = useServices();
  const { choose } = useChosenPricelists();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: async () =>
      (await client.cart.changePricelist({ params: { cartId: cart.id }, body: { pricelist_id: pricelist.id } })).data
        .data,
    onSuccess: () => {
      choose(cart.seller.slug, pricelist.id);
      return queryClient.invalidateQueries({ queryKey: cartKeys.all });
    },
  });
  return (
    <PricelistChangeDialog
      open
      pricelist={pricelist.name}
      busy={change.isPending}
      error={change.error?.message}
      dropped={change.data?.dropped.map(({ name }) => name)}
      onConfirm={() => change.mutate()}
      onClose={onClose}
      labels={pricelistChangeLabels(intl)}
    />
  );
}
