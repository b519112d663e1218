import type { CollectionCardProps } from '@vitrine/ui/commerce/catalogue/CollectionCard';
import type { BrandAboutLabels } from '@vitrine/ui/sections/BrandAbout';
import type { BrandHistoryLabels } from '@vitrine/ui/sections/BrandHistory';
import type { LightBrandPageLabels } from '@vitrine/ui/sections/LightBrandPage';
import type { IntlShape } from 'react-intl';
import { galleryLabels } from './media.ts';
import { messageFormLabels } from './message.ts';

export const brandAboutLabels = (intl: IntlShape): BrandAboutLabels => {
  const t = (id: string) => intl.formatMessage({ id: `brand.${id}` });
  return {
    ...galleryLabels(intl),
    style: t('style'),
    styleImages: t('styleImages'),
    categories: t('categories'),
    tags: t('tags'),
    terms: t('terms'),
    rating: t('rating'),
    press: t('press'),
    back: t('back'),
    changed: t('changed'),
  };
};

export const brandHistoryLabels = (intl: IntlShape): BrandHistoryLabels => {
  const t = (id: string) => intl.formatMessage({ id: `brand.${id}` });
  return {
    ...galleryLabels(intl),
    details: t('details'),
    social: t('social'),
    lookbooks: t('lookbooks'),
    changed: t('changed'),
  };
};

export const lightBrandPageLabels = (intl: IntlShape): LightBrandPageLabels => {
  const t = (id: string) => intl.formatMessage({ id: `brand.${id}` });
  return {
    ...galleryLabels(intl),
    images: t('styleImages'),
    tabs: t('light.tabs'),
    about: t('light.about'),
    sendMessage: t('light.message'),
    changed: t('changed'),
    form: messageFormLabels(intl),
  };
};

export const collectionCardLabels = (intl: IntlShape): CollectionCardProps['labels'] => ({
  pricelist: intl.formatMessage({ id: 'brand.pricelist' }),
  choose: intl.formatMessage({ id: 'brand.choosePricelist' }),
});
