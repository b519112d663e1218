import type { Branding } from '../../branding.ts';

/** A beach-town concept store, joyful and loud: hibiscus, mango and palm green on cream. */
export const tropico: Branding = {
  seeds: {
    brand: '#d4145f',
    accent: '#ffb224',
    neutral: '#14532d',
    ground: '#fff5df',
    other: { brand: '#ff4d8d', ground: '#0d2f1d' },
  },
  type: {
    display: 'Bricolage Grotesque',
    text: 'Bricolage Grotesque',
    scale: 'grand',
    displayWeight: 800,
    displayTracking: 'tight',
  },
  shape: { radius: 'xl', button: 'pill', stroke: 'thick' },
  density: 'regular',
  elevation: 'soft',
  mode: 'light',
};
