import type { MeetTheBrandsLabels } from '@vitrine/ui/sections/MeetTheBrands';
import type { IntlShape } from 'react-intl';
import { carouselLabels } from './media.ts';

export const meetTheBrandsLabels = (intl: IntlShape): MeetTheBrandsLabels => {
  const say = (id: string) => intl.formatMessage({ id: `event.${id}` });
  return {
    ...carouselLabels(intl),
    title: say('meetTheBrands'),
    seeMore: say('seeMore'),
    loading: say('loading'),
    empty: say('noBrands'),
    emptyText: say('noBrandsText'),
    allBrands: say('allBrands'),
    failed: say('failed'),
    retry: say('retry'),
  };
};
