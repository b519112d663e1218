import type { ReactNode } from 'react';
import { Carousel } from '../../components/Carousel/index.ts';
import type { CarouselLabels } from '../../components/Carousel/index.ts';
import { SectionHead } from '../../components/SectionHead/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Section } from '../../foundation/Section/index.ts';

export interface HomeSliderProps {
  title: string;
  /** Where everything of this kind is. */
  link?: { label: string; href: string };
  /** Cards, one a slide. Without cards there is no section. */
  children: ReactNode[];
  /** Placeholders in place of cards that are loading. */
  pending?: number;
  /** Announces that cards are loading. */
  pendingLabel?: string;
  /** The ground of the section. */
  tone?: 'sunken';
  labels: CarouselLabels;
}

/** A titled slider of the home: four cards in view, four further with one press (K-59). */
export function HomeSlider({ title, link, children, pending = 0, pendingLabel, tone, labels }: HomeSliderProps) {
  const slides =
    pending > 0
      ? Array.from({ length: pending }, (_, place) => (
          <Skeleton key={place} ratio="3:4" label={place === 0 ? pendingLabel : undefined} />
        ))
      : children;
  if (slides.length === 0) return null;
  return (
    <Section tone={tone} space="tight">
      <div data-component="HomeSlider">
        <SectionHead title={title} link={link} size="md" />
        <Carousel label={title} preset="home" labels={labels}>
          {slides}
        </Carousel>
      </div>
    </Section>
  );
}
