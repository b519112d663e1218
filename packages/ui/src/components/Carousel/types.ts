import type { ReactNode } from 'react';
import type { CarouselPresetName } from './presets.ts';

export interface CarouselLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Name of one slide, e.g. "2 of 5". */
  slide: (values: { number: number; total: number }) => string;
}

export interface CarouselProps {
  /** What the slides are, for assistive technology. */
  label: string;
  /** How many slides show, how far a press moves, whether it plays by itself (`presets.ts` has the product's). */
  preset: CarouselPresetName;
  labels: CarouselLabels;
  /** The slide it opens with, from 0. */
  start?: number;
  /** One slide per child. */
  children: ReactNode;
}
