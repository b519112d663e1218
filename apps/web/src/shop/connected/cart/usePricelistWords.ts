import { useIntl } from 'react-intl';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** Says which price list a cart has now, and names the products that left it. */
export const usePricelistWords = () => {
  const intl = useIntl();
  const t = useTranslate();
  return (pricelist: string, dropped: readonly { name: string }[]): string =>
    t('cart.pricelist.changed', {
      count: dropped.length,
      pricelist,
      names: intl.formatList(dropped.map(({ name }) => name)),
    });
};
