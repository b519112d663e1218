import type { Branding } from '../../branding.ts';

/** Evening couture, whispered: champagne and bone on near black. */
export const atelierNoir: Branding = {
  seeds: {
    brand: '#d9c19a',
    accent: '#efe6d8',
    neutral: '#8c8172',
    ground: '#0e0d0c',
    other: { brand: '#6b5533', ground: '#f1eadd' },
  },
  type: {
    display: 'Bodoni Moda',
    text: 'Jost',
    scale: 'quiet',
    displayWeight: 500,
    displayTracking: 'wide',
    displayCase: 'uppercase',
  },
  shape: { radius: 'none', button: 'square', stroke: 'hairline' },
  density: 'airy',
  elevation: 'flat',
  mode: 'dark',
};
