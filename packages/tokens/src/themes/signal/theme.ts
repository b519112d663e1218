import type { Branding } from '../../branding.ts';

/** A streetwear drop: pure black on white, signal yellow, hard edges and shadows. */
export const signal: Branding = {
  seeds: {
    brand: '#000000',
    accent: '#ffe500',
    neutral: '#1a1a1a',
    ground: '#ffffff',
    other: { brand: '#ffe500', ground: '#000000' },
  },
  type: {
    display: 'Archivo',
    text: 'Archivo',
    scale: 'quiet',
    displayWeight: 900,
    displayWidth: 'expanded',
    displayTracking: 'tight',
    displayCase: 'uppercase',
  },
  shape: { radius: 'none', button: 'square', stroke: 'thick' },
  density: 'compact',
  elevation: 'hard',
  mode: 'light',
};
