import { scene, wordmark } from '../../../testing/index.ts';

const linen = ['#d8c7b2', '#a86f4c', '#3b2f2a', '#e9d8c3'];
const earth = ['#e8dcc8', '#7a6a58', '#b98b3e', '#2e3d2f'];
const sea = ['#dfe6ea', '#6d8796', '#1f2c34'];
const bright = ['#fff0cf', '#d4145f', '#ffb224', '#1f9d6b', '#14532d'];

/** Drawn when a story first shows them. */
export const pictures = {
  drape: () => ({ image: scene('drape', 'wide', linen, 3), imageMobile: scene('drape', 'portrait', linen, 3) }),
  rail: () => ({ image: scene('rail', 'wide', earth, 2), imageMobile: scene('rail', 'portrait', earth, 2) }),
  blinds: () => ({ image: scene('blinds', 'wide', sea, 5), imageMobile: scene('blinds', 'portrait', sea, 5) }),
  beach: () => ({ image: scene('beach', 'wide', bright, 4), imageMobile: scene('beach', 'portrait', bright, 4) }),
  counter: () => ({ image: scene('counter', 'wide', earth, 3), imageMobile: scene('counter', 'portrait', earth, 3) }),
  still: () => ({
    image: scene('still-life', 'wide', earth, 4),
    imageMobile: scene('still-life', 'portrait', earth, 4),
  }),
  studio: () => ({ image: scene('studio', 'wide', linen, 9), imageMobile: scene('studio', 'portrait', linen, 9) }),
  /** One upright picture for every screen. */
  upright: () => ({ image: scene('rail', 'portrait', earth, 6), imageMobile: null }),
  /** The worst ground for white words. */
  pale: () => ({ image: scene('drape', 'wide', ['#ffffff', '#f6f1ea', '#fdfdfd'], 1), imageMobile: null }),
  /** The worst ground for dark words. */
  dark: () => ({ image: scene('drape', 'wide', ['#0b0a09', '#14110f', '#1b1814'], 1), imageMobile: null }),
  none: () => ({ image: null, imageMobile: null }),
};

export const logo = (colour: string) => ({ src: wordmark('LUME', colour), alt: 'Lume' });
