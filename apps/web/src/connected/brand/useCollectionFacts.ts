import { formatDays, formatMediumDate } from '../../mappers/format.ts';
import type { WireCollection } from '../../mappers/wire.ts';
import { useLocale } from '../useLocale.ts';
import { useTranslate } from '../useTranslate.ts';

/** When a collection is delivered; nothing while its brand has not said so. */
const useDeliveryText = () => {
  const t = useTranslate();
  const locale = useLocale();
  return ({ production_window_start: start, production_window_end: end }: WireCollection): string | null => {
    if (start && end) return t('app.brand.delivery', { days: formatDays(locale, start, end) });
    if (start) return t('app.brand.deliveryFrom', { date: formatMediumDate(locale, start) });
    return end ? t('app.brand.deliveryUntil', { date: formatMediumDate(locale, end) }) : null;
  };
};

/** What a retailer decides by before opening a line sheet: until when, delivered when, how many styles, from how many units. */
export const useCollectionFacts = () => {
  const t = useTranslate();
  const locale = useLocale();
  const deliveryOf = useDeliveryText();
  return (collection: WireCollection): string[] => {
    const { order_window_end: until, products, minimum_quantity: minimum } = collection;
    const size = [
      products === undefined ? null : t('app.brand.styles', { count: products }),
      minimum ? t('app.brand.fromUnits', { count: minimum }) : null,
    ];
    return [
      until && t('app.product.orderUntil', { date: formatMediumDate(locale, until) }),
      deliveryOf(collection),
      size.filter(Boolean).join(' · '),
    ].filter((fact): fact is string => Boolean(fact));
  };
};
