import type { Branding } from '../../branding.ts';

/** A Parisian gallery on a bright morning: paper, ink and one vermilion. */
export const vitrine: Branding = {
  seeds: {
    brand: '#1b1814',
    accent: '#d2401f',
    neutral: '#4a443b',
    ground: '#fbf9f5',
    other: { brand: '#f2eee8', ground: '#1b1814' },
  },
  type: { display: 'Instrument Serif', text: 'Instrument Sans', scale: 'grand', displayTracking: 'normal' },
  shape: { radius: 'none', button: 'square', stroke: 'hairline' },
  density: 'airy',
  elevation: 'flat',
  mode: 'light',
};
