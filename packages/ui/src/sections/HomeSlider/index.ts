export { HomeSlider } from './HomeSlider.tsx';
export type { HomeSliderProps } from './HomeSlider.tsx';
