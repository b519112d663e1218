import type { CarouselLabels } from '@vitrine/ui/components/Carousel';
import type { MediaGalleryLabels } from '@vitrine/ui/commerce/catalogue/MediaGallery';
import type { IntlShape } from 'react-intl';

export const carouselLabels = (intl: IntlShape): CarouselLabels => ({
  previous: intl.formatMessage({ id: 'media.previous' }),
  next: intl.formatMessage({ id: 'media.next' }),
  pause: intl.formatMessage({ id: 'media.pause' }),
  play: intl.formatMessage({ id: 'media.play' }),
  slide: (words) => intl.formatMessage({ id: 'media.slide' }, { ...words }),
});

export const galleryLabels = (intl: IntlShape): MediaGalleryLabels => ({
  ...carouselLabels(intl),
  close: intl.formatMessage({ id: 'media.close' }),
  enlarge: intl.formatMessage({ id: 'media.enlarge' }),
  video: intl.formatMessage({ id: 'media.video' }),
});
