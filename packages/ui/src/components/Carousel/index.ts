export { Carousel } from './Carousel.tsx';
export type { CarouselLabels, CarouselProps } from './types.ts';
export { carouselPresets } from './presets.ts';
export type { CarouselPreset, CarouselPresetName } from './presets.ts';
