import type { Order } from '@vitrine/api/client';
import { OrderLines } from '@vitrine/ui/commerce/order/OrderLines';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useMoney } from '../../../shared/connected/useMoney.ts';
import { useShipping } from '../../../shared/connected/useShipping.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { orderLinesLabels } from '../../../shared/mappers/labels/order.ts';
import { toOrderProducts } from '../../../shared/mappers/order.ts';

/** What the retailer ordered, as both sides see it, with the total of the order. */
export function Ordered({ order }: { order: Order }) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const shipping = useShipping();
  const money = useMoney('price');
  return (
    <OrderLines
      products={toOrderProducts(order, { locale, shipping })}
      format={(units) => new Intl.NumberFormat(locale).format(units)}
      sum={{
        units: t('cart.units', { units: order.total_items }),
        total: money(order.total_price, order.currency),
      }}
      hideTitle
      labels={orderLinesLabels(intl)}
    />
  );
}
