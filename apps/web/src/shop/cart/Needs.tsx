import { LimitMeter } from '@vitrine/ui/commerce/cart/LimitMeter';
import { paths } from '../../shared/config/paths.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { cartAnchors } from './cartNeeds.ts';
import type { Cart } from '../../shared/queries/cart.ts';
import { useNeeds } from './useNeeds.ts';

/** What collections and products still lack, while one types; the limits of the brand have bars of their own. */
export function Needs({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const needs = useNeeds()(cart).filter(({ anchor }) => anchor !== cartAnchors.summary);
  return (
    <LimitMeter
      label={t('cart.need.title')}
      meters={needs.map(({ anchor, text }) => ({
        id: `${anchor} ${text}`,
        text,
        href: paths.cart(cart.id, anchor),
        state: 'broken',
      }))}
    />
  );
}
