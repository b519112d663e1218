import { sampleScene, scene, wordmark } from '../../../testing/index.ts';

type Kind = Parameters<typeof sampleScene>[2];

const both = (seed: number, kind?: Kind) => ({
  image: sampleScene('wide', seed, kind),
  imageMobile: sampleScene('portrait', seed, kind),
});

/** Drawn when a story first shows them. */
export const pictures = {
  /** Each partner’s own scene. */
  own: () => both(3),
  drape: () => both(13, 'drape'),
  rail: () => both(2, 'rail'),
  blinds: () => both(5, 'blinds'),
  counter: () => both(3, 'counter'),
  still: () => both(4, 'still-life'),
  studio: () => both(9, 'studio'),
  /** One portrait picture for every screen. */
  portrait: () => ({ image: sampleScene('portrait', 6), imageMobile: null }),
  /** The worst background for white text. */
  pale: () => ({ image: scene('drape', 'wide', ['#ffffff', '#f6f1ea', '#fdfdfd'], 1), imageMobile: null }),
  /** The worst background for dark text. */
  dark: () => ({ image: scene('drape', 'wide', ['#0b0a09', '#14110f', '#1b1814'], 1), imageMobile: null }),
  none: () => ({ image: null, imageMobile: null }),
};

export const logo = (colour: string) => ({ src: wordmark('LUME', colour), alt: 'Lume' });
