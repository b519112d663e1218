import type { Branding } from '../../branding.ts';

/** No partner: greys and plain boxes, so that a picture of a layout changes when the layout does. */
export const wireframe: Branding = {
  seeds: { brand: '#4d4d4d', accent: '#bfbfbf', neutral: '#808080', ground: '#ffffff', other: { brand: '#e0e0e0' } },
  type: { display: 'Inter', text: 'Inter', scale: 'quiet', displayWeight: 600 },
  shape: { radius: 'none', button: 'square', stroke: 'regular' },
  density: 'regular',
  elevation: 'flat',
  mode: 'light',
};
