import type { CompareBarLabels } from '@vitrine/ui/commerce/catalogue/CompareBar';
import type { CompareTableLabels } from '@vitrine/ui/commerce/catalogue/CompareTable';
import type { IntlShape } from 'react-intl';
import { type PriceViewer, priceLabels } from '../../../shared/mappers/labels/product.ts';

const speaker = (intl: IntlShape) => (id: string, values?: Record<string, string | number>) =>
  intl.formatMessage({ id: `compare.${id}` }, values);

export const compareBarLabels = (intl: IntlShape): CompareBarLabels => {
  const t = speaker(intl);
  return {
    region: t('bar'),
    count: (words) => t('count', { ...words }),
    compare: t('go'),
    reason: t('reason'),
    clear: t('clear'),
  };
};

export const compareTableLabels = (intl: IntlShape, viewer: PriceViewer): CompareTableLabels => {
  const t = speaker(intl);
  return {
    ...priceLabels(intl, viewer),
    caption: t('caption'),
    price: t('price'),
    sizes: t('sizes'),
    colours: t('colours'),
    noSize: t('noSize'),
    sizeGone: (words) => t('sizeGone', { ...words }),
    remove: (words) => t('remove', { ...words }),
    add: (words) => t('add', { ...words }),
    addToCart: t('addToCart'),
  };
};
