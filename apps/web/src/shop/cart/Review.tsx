import { useQuery } from '@tanstack/react-query';
import { OrderReviewDialog } from '@vitrine/ui/commerce/cart/OrderReviewDialog';
import { Stack } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { useCells } from '../connected/cart/useCells.ts';
import { useWindowsText } from '../connected/listing/useWindows.ts';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useMoney } from '../../shared/connected/useMoney.ts';
import { useShipping } from '../../shared/connected/useShipping.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { addressInLines } from '../../shared/mappers/address.ts';
import { cartTotals, productTotals, sumTotals, type Totals } from '../mappers/cart.ts';
import { productLimits } from './cartLimits.ts';
import { orderReviewLabels } from '../mappers/labels/cart.ts';
import { toReviewed, withoutUnits } from './orderReview.ts';
import type { WireCartProduct } from '../../shared/mappers/wire.ts';
import type { Cart } from '../../shared/queries/cart.ts';
import { useServices } from '../../shared/queries/services.ts';
import { Limits, useMeters } from './Limits.tsx';

interface ReviewProps {
  cart: Cart;
  message: string;
  busy: boolean;
  error?: string;
  onSend: () => void;
  onClose: () => void;
}

/** The minimums and maximums of the brand and of each collection that is ordered from. */
function AllLimits({ cart }: { cart: Cart }) {
  const { cells } = useCells();
  const { currency } = cart.pricelist;
  const totals = (products: Cart['collections'][number]['products']) =>
    sumTotals(products.map((product) => productTotals(product, cells)));
  const ordered = cart.collections
    .map((collection) => ({ ...collection, sums: totals(collection.products) }))
    .filter(({ sums }) => sums.units > 0);
  return (
    <Stack space="sm">
      {ordered.map(({ id, name, limits, sums }) => (
        <Limits key={id} titled name={name} limits={limits} totals={sums} currency={currency} />
      ))}
      <Limits
        titled
        name={cart.seller.name}
        limits={cart.seller.limits}
        totals={cartTotals(cart, cells)}
        currency={currency}
      />
    </Stack>
  );
}

/** The order as it will be sent, to be confirmed. */
export function Review({ cart, message, busy, error, onSend, onClose }: ReviewProps) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoney('price');
  const windows = useWindowsText();
  const shipping = useShipping();
  const meters = useMeters();
  const { queries } = useServices();
  const { cells } = useCells();
  const { data: known } = useQuery(queries.orders.addresses());
  const { currency } = cart.pricelist;
  const words = {
    units: (units: number) => t('cart.units', { units }),
    money: (amount: number | null) => money(amount, currency),
    windows,
    shipping: shipping.inWindow,
    limits: (product: WireCartProduct, totals: Totals) => {
      const limits = meters(productLimits(product), totals, currency);
      return limits.length > 0 ? { label: t('cart.limit.title', { name: product.name }), meters: limits } : undefined;
    },
  };
  const total = cartTotals(cart, cells);
  return (
    <OrderReviewDialog
      open
      brand={cart.seller.name}
      details={cart.pricelist.name}
      collections={toReviewed(cart, cells, words)}
      leftOut={withoutUnits(cart, cells)}
      units={words.units(total.units)}
      total={words.money(total.amount)}
      limits={<AllLimits cart={cart} />}
      message={message || undefined}
      addresses={{
        billing: known?.billing ? addressInLines(known.billing) : null,
        shipping: known?.shipping ? addressInLines(known.shipping) : null,
      }}
      busy={busy}
      error={error}
      onSend={onSend}
      onClose={onClose}
      format={(units) => new Intl.NumberFormat(locale).format(units)}
      labels={orderReviewLabels(intl)}
    />
  );
}
