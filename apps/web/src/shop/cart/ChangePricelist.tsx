import { PricelistChangeDialog } from '@vitrine/ui/commerce/cart/PricelistChangeDialog';
import { useIntl } from 'react-intl';
import { pricelistChangeLabels } from '../mappers/labels/cart.ts';
import type { Cart } from '../../shared/queries/cart.ts';
import { useChangePricelist } from './useChangePricelist.ts';

interface ChangePricelistProps {
  cart: Cart;
  pricelist: { id: number; name: string };
  onClose: () => void;
}

/** Products that have no price in the price list. */
const droppedBy = (cart: Cart, pricelist: number): string[] =>
  cart.collections
    .flatMap(({ products }) => products)
    .filter(({ pricelists }) => pricelists.every((offered) => offered.pricelist.id !== pricelist))
    .map(({ name }) => name);

/** Asks before the price list changes and names the products that leave the cart with it (M-36, S-092, D-100). */
export function ChangePricelist({ cart, pricelist, onClose }: ChangePricelistProps) {
  const intl = useIntl();
  const change = useChangePricelist(cart, pricelist, onClose);
  return (
    <PricelistChangeDialog
      open
      pricelist={pricelist.name}
      busy={change.isPending}
      error={change.error?.message}
      dropped={droppedBy(cart, pricelist.id)}
      onConfirm={() => change.mutate()}
      onClose={onClose}
      labels={pricelistChangeLabels(intl)}
    />
  );
}
