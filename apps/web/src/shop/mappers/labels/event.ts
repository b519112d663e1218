import type { MeetTheBrandsLabels } from '@vitrine/ui/sections/MeetTheBrands';
import type { SegmentBrandsLabels } from '@vitrine/ui/sections/SegmentBrands';
import type { IntlShape } from 'react-intl';
import { carouselLabels } from '../../../shared/mappers/labels/media.ts';

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

export const segmentBrandsLabels = (intl: IntlShape): SegmentBrandsLabels => {
  const t = (id: string, words?: { count: number }) => intl.formatMessage({ id: `event.${id}` }, words);
  return {
    title: t('segmentBrands'),
    seeMore: t('seeMore'),
    loading: t('loading'),
    count: (words) => t('count', words),
    more: t('more'),
    empty: t('noMatch'),
    clear: t('clear'),
    failed: t('failed'),
    retry: t('retry'),
  };
};
