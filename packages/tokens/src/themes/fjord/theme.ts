import type { Branding } from '../../branding.ts';

/** Nordic everyday: cold white, slate and glacier blue, with much air. */
export const fjord: Branding = {
  seeds: {
    brand: '#1f6184',
    accent: '#a9d6e5',
    neutral: '#475a69',
    ground: '#f8fafb',
    other: { brand: '#a9d6e5', ground: '#15242f' },
  },
  type: { display: 'Figtree', text: 'Figtree', scale: 'regular', displayWeight: 600, displayTracking: 'tight' },
  shape: { radius: 'md', button: 'rounded', stroke: 'regular' },
  density: 'airy',
  elevation: 'soft',
  mode: 'light',
};
