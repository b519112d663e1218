export { HeroCarousel } from './HeroCarousel.tsx';
export type { HeroCarouselProps } from './HeroCarousel.tsx';
