import type { CollectionCardProps } from '@vitrine/ui/commerce/CollectionCard';
import type { BrandAboutLabels } from '@vitrine/ui/sections/BrandAbout';
import type { IntlShape } from 'react-intl';
import { galleryLabels } from './media.ts';

export const brandAboutLabels = (intl: IntlShape): BrandAboutLabels => {
  const say = (id: string) => intl.formatMessage({ id: `brand.${id}` });
  return {
    ...galleryLabels(intl),
    style: say('style'),
    styleImages: say('styleImages'),
    categories: say('categories'),
    tags: say('tags'),
    terms: say('terms'),
    press: say('press'),
    back: say('back'),
  };
};

export const collectionCardLabels = (intl: IntlShape): CollectionCardProps['labels'] => ({
  pricelist: intl.formatMessage({ id: 'brand.pricelist' }),
  choose: intl.formatMessage({ id: 'brand.choosePricelist' }),
});
