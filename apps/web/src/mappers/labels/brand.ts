import type { CollectionCardProps } from '@vitrine/ui/commerce/CollectionCard';
import type { BrandAboutLabels } from '@vitrine/ui/sections/BrandAbout';
import type { BrandHistoryLabels } from '@vitrine/ui/sections/BrandHistory';
import type { LightBrandPageLabels } from '@vitrine/ui/sections/LightBrandPage';
import type { IntlShape } from 'react-intl';
import { galleryLabels } from './media.ts';
import { messageFormLabels } from './message.ts';

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

export const brandHistoryLabels = (intl: IntlShape): BrandHistoryLabels => {
  const say = (id: string) => intl.formatMessage({ id: `brand.${id}` });
  return { ...galleryLabels(intl), details: say('details'), social: say('social'), lookbooks: say('lookbooks') };
};

export const lightBrandPageLabels = (intl: IntlShape): LightBrandPageLabels => {
  const say = (id: string) => intl.formatMessage({ id: `brand.${id}` });
  return {
    ...galleryLabels(intl),
    images: say('styleImages'),
    tabs: say('light.tabs'),
    about: say('light.about'),
    sendMessage: say('light.message'),
    form: messageFormLabels(intl),
  };
};

export const collectionCardLabels = (intl: IntlShape): CollectionCardProps['labels'] => ({
  pricelist: intl.formatMessage({ id: 'brand.pricelist' }),
  choose: intl.formatMessage({ id: 'brand.choosePricelist' }),
});
