import { formatDay } from '../../mappers/format.ts';
import type { WireCollection } from '../../mappers/wire.ts';
import { useLocale } from '../useLocale.ts';
import { useTranslate } from '../useTranslate.ts';

/** What a retailer decides by before opening a line sheet: until when, how many styles, from how many units. */
export const useCollectionFacts = () => {
  const t = useTranslate();
  const locale = useLocale();
  return ({ order_window_end: until, products, minimum_quantity: minimum }: WireCollection): string[] => {
    const size = [
      products === undefined ? null : t('app.brand.styles', { count: products }),
      minimum ? t('app.brand.fromUnits', { count: minimum }) : null,
    ];
    return [
      until && t('app.product.orderUntil', { date: formatDay(locale, until) }),
      size.filter(Boolean).join(' · '),
    ].filter((fact): fact is string => Boolean(fact));
  };
};
