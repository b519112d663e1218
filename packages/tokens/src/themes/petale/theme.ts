import type { Branding } from '../../branding.ts';

/** A beauty and skincare counter: plum ink and sage on blush, everything softly raised. */
export const petale: Branding = {
  seeds: {
    brand: '#6b2a4a',
    accent: '#a9bfa3',
    neutral: '#5f3b4c',
    ground: '#fdf1ef',
    other: { brand: '#f0b8c0', ground: '#2b1522' },
  },
  type: { display: 'DM Serif Display', text: 'DM Sans', scale: 'regular' },
  shape: { radius: 'lg', button: 'rounded', stroke: 'hairline' },
  density: 'regular',
  elevation: 'soft',
  mode: 'light',
};
