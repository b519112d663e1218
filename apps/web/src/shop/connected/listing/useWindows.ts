import { formatDay } from '../../../shared/mappers/format.ts';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useShipping } from '../../../shared/connected/useShipping.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** The dates of a collection as calls name them. */
export interface Windows {
  order_window_end?: string | null;
  production_window_start?: string | null;
  production_window_end?: string | null;
  delivery_msg?: string | null;
}

/** Writes until when a collection can be ordered, and when it is delivered. */
export const useWindowsText = () => {
  const t = useTranslate();
  const locale = useLocale();
  const shipping = useShipping();
  return (windows: Windows): string => {
    const { order_window_end: until } = windows;
    return [
      until && t('app.product.orderUntil', { date: formatDay(locale, until) }),
      shipping.all(windows),
      windows.delivery_msg,
    ]
      .filter(Boolean)
      .join(' · ');
  };
};

/** The dates of the chosen collection; nothing while there is none. */
export const useWindows = (collection: Windows | null): string => {
  const write = useWindowsText();
  return collection ? write(collection) : '';
};
