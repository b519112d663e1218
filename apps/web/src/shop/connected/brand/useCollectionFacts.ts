import { formatMediumDate } from '../../../shared/mappers/format.ts';
import type { WireCollection } from '../../../shared/mappers/wire.ts';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useShipping } from '../../../shared/connected/useShipping.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** What a retailer decides by before opening a line sheet: until when, delivered when, how many styles, from how many units. */
export const useCollectionFacts = () => {
  const t = useTranslate();
  const locale = useLocale();
  const shipping = useShipping();
  return (collection: WireCollection): string[] => {
    const { order_window_end: until, products, minimum_quantity: minimum } = collection;
    const size = [
      products === undefined ? null : t('app.brand.styles', { count: products }),
      minimum ? t('app.brand.fromUnits', { count: minimum }) : null,
    ];
    return [
      until && t('app.product.orderUntil', { date: formatMediumDate(locale, until) }),
      shipping.all(collection),
      size.filter(Boolean).join(' · '),
    ].filter((fact): fact is string => Boolean(fact));
  };
};
