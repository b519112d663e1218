import { formatDay } from '../../mappers/format.ts';
import type { WireListing } from '../../mappers/wire.ts';
import { useLocale } from '../useLocale.ts';
import { useTranslate } from '../useTranslate.ts';

type Collection = NonNullable<WireListing['meta']['selected_collection']>;

/** Until when one may order, and when it is made and delivered. */
export const useWindows = (collection: Collection | null): string => {
  const t = useTranslate();
  const locale = useLocale();
  if (!collection) return '';
  const {
    order_window_end: until,
    production_window_start: start,
    production_window_end: end,
    delivery_msg: delivery,
  } = collection;
  return [
    until && t('app.product.orderUntil', { date: formatDay(locale, until) }),
    start && end && t('app.product.production', { start: formatDay(locale, start), end: formatDay(locale, end) }),
    delivery,
  ]
    .filter(Boolean)
    .join(' · ');
};
