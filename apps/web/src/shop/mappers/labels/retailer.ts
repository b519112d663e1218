import type { PaginationProps } from '@vitrine/ui/components/Pagination';
import type { RetailerAboutLabels } from '@vitrine/ui/sections/RetailerAbout';
import type { IntlShape } from 'react-intl';

const textsOf = (intl: IntlShape) => (id: string, values?: Record<string, number>) =>
  intl.formatMessage({ id: `retailer.${id}` }, values);

export const retailerAboutLabels = (intl: IntlShape): RetailerAboutLabels => {
  const t = textsOf(intl);
  return { locations: t('storesIn'), yearEstablished: t('yearEstablished'), social: t('social') };
};

export const retailerPagesLabels = (intl: IntlShape): PaginationProps['labels'] => {
  const t = textsOf(intl);
  return {
    region: t('pages'),
    previous: t('previousPage'),
    next: t('nextPage'),
    page: (page) => t('page', { page }),
  };
};
