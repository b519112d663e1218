import type { MeetTheBrandsLabels } from '@vitrine/ui/sections/MeetTheBrands';
import type { IntlShape } from 'react-intl';
import { carouselLabels } from './media.ts';

export const meetTheBrandsLabels = (intl: IntlShape): MeetTheBrandsLabels => {
  const t = (id: string) => intl.formatMessage({ id: `event.${id}` });
  return {
    ...carouselLabels(intl),
    title: t('meetTheBrands'),
    seeMore: t('seeMore'),
    loading: t('loading'),
    empty: t('noBrands'),
    emptyText: t('noBrandsText'),
    allBrands: t('allBrands'),
    failed: t('failed'),
    retry: t('retry'),
  };
};
