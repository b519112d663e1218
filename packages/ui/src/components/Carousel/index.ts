export { Carousel } from './Carousel.tsx';
export type { CarouselLabels, CarouselProps } from './Carousel.tsx';
export { carouselPresets } from './presets.ts';
export type { CarouselPreset, CarouselPresetName } from './presets.ts';
