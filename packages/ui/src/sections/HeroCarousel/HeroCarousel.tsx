import { Carousel } from '../../components/Carousel/index.ts';
import type { CarouselLabels } from '../../components/Carousel/index.ts';
import type { ReactNode } from 'react';

export interface HeroCarouselProps {
  label: string;
  labels: CarouselLabels;
  /** One `Hero` each; a single one stands still. */
  children: ReactNode;
}

/** Heroes that change every 3000 ms until a visitor points at them, focuses them or pauses them (R-063, K-09). */
export function HeroCarousel({ label, labels, children }: HeroCarouselProps) {
  return (
    <Carousel label={label} labels={labels} preset="hero">
      {children}
    </Carousel>
  );
}
