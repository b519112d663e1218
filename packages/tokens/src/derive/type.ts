import type { Branding } from '../branding.ts';
import type { Theme } from '../contract/index.ts';
import { fontStack, stretchOf } from '../fonts/css.ts';
import { families } from '../fonts/families.ts';

/** Display sizes in rem, on a phone and on a wide screen, by the scale a partner chose. */
const scales = {
  quiet: { sm: [1.25, 1.375], md: [1.5, 1.875], lg: [1.875, 2.5], xl: [2.25, 3.5], hero: [2.5, 4.5] },
  regular: { sm: [1.25, 1.5], md: [1.625, 2.125], lg: [2, 3], xl: [2.5, 4.25], hero: [2.875, 6] },
  grand: { sm: [1.375, 1.625], md: [1.75, 2.375], lg: [2.25, 3.5], xl: [2.875, 5], hero: [3.25, 7] },
} as const;

const tracking = { tight: '-0.025em', normal: '-0.005em', wide: '0.06em' };

/** Fluid between 390 and 1280 px wide screens. */
const fluid = ([from, to]: readonly [number, number]): string => {
  const slope = (to - from) / ((1280 - 390) / 16);
  const start = from - slope * (390 / 16);
  return `clamp(${from}rem, ${start.toFixed(3)}rem + ${(slope * 100).toFixed(3)}vw, ${to}rem)`;
};

const display = ({ type }: Branding): Theme['font']['display'] => ({
  family: fontStack(type.display),
  weight: String(type.displayWeight ?? 400),
  stretch: stretchOf(type),
  tracking: tracking[type.displayTracking ?? 'normal'],
  leading: families[type.display].metrics.ascent > 1.05 ? '1.12' : '1.05',
  transform: type.displayCase ?? 'none',
  variation: families[type.display].variation ?? 'normal',
});

/** Families, weights and sizes; text sizes are 12 to 20 px whatever the partner. */
export const deriveType = (style: Branding): Pick<Theme, 'font' | 'text' | 'display' | 'caps'> => {
  const scale = scales[style.type.scale];
  return {
    font: {
      display: display(style),
      text: { family: fontStack(style.type.text), weight: '400', weightStrong: '600', leading: '1.5' },
    },
    text: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
    display: {
      sm: fluid(scale.sm),
      md: fluid(scale.md),
      lg: fluid(scale.lg),
      xl: fluid(scale.xl),
      hero: fluid(scale.hero),
    },
    caps: { size: '0.75rem', tracking: style.type.displayTracking === 'wide' ? '0.12em' : '0.08em' },
  };
};
