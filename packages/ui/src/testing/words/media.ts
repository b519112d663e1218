import type { CarouselLabels } from '../../components/Carousel/index.ts';
import type { MediaGalleryLabels } from '../../commerce/catalogue/MediaGallery/index.ts';
import { wordsOf } from './wordsOf.ts';

export const carouselWords = wordsOf<CarouselLabels>('Components/Carousel', {
  previous: ['Previous', 'Anterior'],
  next: ['Next', 'Próximo'],
  pause: ['Pause', 'Pausar'],
  play: ['Play', 'Reproduzir'],
  slide: ['{number} of {total}', '{number} de {total}'],
});

export const galleryWords = wordsOf<MediaGalleryLabels>('Commerce/MediaGallery', {
  ...carouselWords.texts,
  close: ['Close', 'Fechar'],
  enlarge: ['Enlarge the picture', 'Ampliar a imagem'],
  video: ['Video', 'Vídeo'],
});
