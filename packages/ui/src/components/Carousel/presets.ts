export interface CarouselPreset {
  /** Slides in view below 768 px, from 768 px and from 1200 px. */
  view: { phone: number; tablet: number; desktop: number };
  /** Slides moved by one press. */
  step: { phone: number; desktop: number };
  /** Space between slides, px. */
  gap: number;
  /** Length of one glide, ms. */
  speed: number;
  /** Time a slide rests before the next comes by itself, ms. */
  autoplay?: number;
  dots: boolean;
}

/** The sliders of the product, as data (K-09, K-14, K-15, K-16, K-17, K-18, K-56, K-57, K-58, K-59, D-008). */
export const carouselPresets = {
  /** K-09: full-width scenes that change by themselves. */
  hero: {
    view: { phone: 1, tablet: 1, desktop: 1 },
    step: { phone: 1, desktop: 1 },
    gap: 0,
    speed: 500,
    autoplay: 3000,
    dots: true,
  },
  /** K-17: one slide, dots and arrows. */
  single: { view: { phone: 1, tablet: 1, desktop: 1 }, step: { phone: 1, desktop: 1 }, gap: 0, speed: 500, dots: true },
  /** K-14, K-15, K-16: four brands, two on a phone. */
  landing: {
    view: { phone: 2, tablet: 4, desktop: 4 },
    step: { phone: 2, desktop: 1 },
    gap: 10,
    speed: 500,
    dots: false,
  },
  /** K-18: two slides, for brand templates 2 and 3. */
  pairs: {
    view: { phone: 2, tablet: 2, desktop: 2 },
    step: { phone: 2, desktop: 1 },
    gap: 10,
    speed: 500,
    dots: false,
  },
  /** K-56, K-57, K-58: 4 from 1200 px, 2 from 768 px, else 1. */
  brandArea: {
    view: { phone: 1, tablet: 2, desktop: 4 },
    step: { phone: 1, desktop: 1 },
    gap: 16,
    speed: 500,
    dots: false,
  },
  /** K-59: shows 4, scrolls 4. */
  home: { view: { phone: 1, tablet: 2, desktop: 4 }, step: { phone: 1, desktop: 4 }, gap: 16, speed: 500, dots: false },
} satisfies Record<string, CarouselPreset>;

export type CarouselPresetName = keyof typeof carouselPresets;

export const presetOf = (name: CarouselPresetName): CarouselPreset => carouselPresets[name];
