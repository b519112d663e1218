import { goods, scene } from '@vitrine/ui/testing';
import type { Partner } from '../modes.ts';

interface Window {
  scene: () => string;
  goods: { price: string; colours: string[]; src: () => string }[];
}

const item = (price: string, ...drawing: Parameters<typeof goods>) => ({
  price,
  colours: [drawing[2], drawing[3]],
  src: () => goods(...drawing),
});

/** What partners show: their own goods, so that they are seen as shops and not as tints. Their texts are in `words/shops.ts`. */
export const windows: Record<Partner, Window> = {
  vitrine: {
    scene: () => scene('drape', 'landscape', ['#e9e1d4', '#b7472a', '#4a443b', '#d8c7b2'], 3),
    goods: [
      item('€ 84.00', 'dress', 'linen', '#b5543a', '#f0e2cf', 3),
      item('€ 46.00', 'shirt', 'stripe', '#f4efe4', '#27496d', 5),
      item('€ 58.00', 'tote', 'leather', '#3a2a22', '#c9a27a', 2),
    ],
  },
  tropico: {
    scene: () => scene('beach', 'landscape', ['#ffe3b0', '#d4145f', '#14724a', '#ffb224'], 4),
    goods: [
      item('R$ 189,00', 'swimsuit', 'floral', '#d4145f', '#ffb224', 7),
      item('R$ 98,00', 'hat', 'plain', '#e0b25a', '#14532d', 4),
      item('R$ 142,00', 'sandal', 'leather', '#14724a', '#ffb224', 3),
    ],
  },
  'atelier-noir': {
    scene: () => scene('studio', 'landscape', ['#1a1816', '#8c8172', '#d9c19a', '#33302b'], 2),
    goods: [
      item('€ 1 240', 'gown', 'plain', '#2a2622', '#d9c19a', 6),
      item('€ 1 480', 'coat', 'plain', '#1d1b1a', '#8c8172', 2),
      item('€ 620', 'jewel', 'plain', '#d9c19a', '#efe6d8', 5),
    ],
  },
  fjord: {
    scene: () => scene('fjord', 'landscape', ['#e6eef2', '#475a69', '#1f6184', '#a9d6e5'], 5),
    goods: [
      item('€ 96.00', 'knit', 'rib', '#475a69', '#a9d6e5', 8),
      item('€ 148.00', 'jacket', 'plain', '#1f6184', '#f8fafb', 3),
      item('€ 132.00', 'boot', 'leather', '#6b5a49', '#2d3740', 2),
    ],
  },
  petale: {
    scene: () => scene('counter', 'landscape', ['#fbe4df', '#a9bfa3', '#6b2a4a', '#f2c6c0'], 6),
    goods: [
      item('€ 22.00', 'bottle', 'plain', '#e9b7b0', '#6b2a4a', 3),
      item('€ 18.50', 'jar', 'plain', '#a9bfa3', '#f7ede6', 4),
      item('€ 14.00', 'lipstick', 'plain', '#6b2a4a', '#d9b08c', 2),
    ],
  },
  signal: {
    scene: () => scene('rail', 'landscape', ['#f2f2f2', '#111111', '#ffe500', '#8a8a8a'], 1),
    goods: [
      item('$ 24.00', 'tee', 'plain', '#ffe500', '#111111', 5),
      item('$ 68.00', 'jeans', 'denim', '#20242c', '#ffe500', 2),
      item('$ 79.00', 'shoe', 'leather', '#ffffff', '#111111', 6),
    ],
  },
  wireframe: {
    scene: () => scene('blinds', 'landscape', ['#e6e6e6', '#b3b3b3', '#808080'], 1),
    goods: [
      item('0.00', 'dress', 'plain', '#bfbfbf', '#808080', 1),
      item('0.00', 'shirt', 'plain', '#cccccc', '#808080', 1),
      item('0.00', 'bag', 'plain', '#b3b3b3', '#808080', 1),
    ],
  },
};
