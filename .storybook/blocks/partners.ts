import { goods, scene } from '@vitrine/ui/testing';
import type { Partner } from '../modes.ts';

interface Window {
  /** What kind of company it is, in a few words. */
  character: string;
  /** What it says in its window. */
  title: string;
  text: string;
  scene: () => string;
  goods: { name: string; price: string; colours: string[]; src: () => string }[];
}

const item = (name: string, price: string, ...drawing: Parameters<typeof goods>) => ({
  name,
  price,
  colours: [drawing[2], drawing[3]],
  src: () => goods(...drawing),
});

/** What partners show: their own goods, so that they are seen as shops and not as tints. */
const windows: Partial<Record<Partner, Window>> = {
  vitrine: {
    character: 'A Parisian gallery on a bright morning',
    title: 'The long afternoon',
    text: 'Forty pieces in linen, silk and washed cotton for the first warm days.',
    scene: () => scene('drape', 'landscape', ['#e9e1d4', '#b7472a', '#4a443b', '#d8c7b2'], 3),
    goods: [
      item('Linen shirt dress', '€ 84.00', 'dress', 'linen', '#b5543a', '#f0e2cf', 3),
      item('Boxy camp shirt', '€ 46.00', 'shirt', 'stripe', '#f4efe4', '#27496d', 5),
      item('Everyday tote', '€ 58.00', 'tote', 'leather', '#3a2a22', '#c9a27a', 2),
    ],
  },
  tropico: {
    character: 'A beach-town concept store, joyful and loud',
    title: 'Out of office',
    text: 'Swimwear, straw and prints that can be seen from the next bay.',
    scene: () => scene('beach', 'landscape', ['#ffe3b0', '#d4145f', '#14724a', '#ffb224'], 4),
    goods: [
      item('Maré swimsuit', 'R$ 189,00', 'swimsuit', 'floral', '#d4145f', '#ffb224', 7),
      item('Palha hat', 'R$ 98,00', 'hat', 'plain', '#e0b25a', '#14532d', 4),
      item('Areia sandal', 'R$ 142,00', 'sandal', 'leather', '#14724a', '#ffb224', 3),
    ],
  },
  'atelier-noir': {
    character: 'Evening couture, whispered',
    title: 'After nine',
    text: 'Gowns and coats cut to be seen by candlelight. By appointment.',
    scene: () => scene('studio', 'landscape', ['#1a1816', '#8c8172', '#d9c19a', '#33302b'], 2),
    goods: [
      item('Velvet column gown', '€ 1 240', 'gown', 'plain', '#2a2622', '#d9c19a', 6),
      item('Evening coat', '€ 1 480', 'coat', 'plain', '#1d1b1a', '#8c8172', 2),
      item('Collar of pearls', '€ 620', 'jewel', 'plain', '#d9c19a', '#efe6d8', 5),
    ],
  },
  fjord: {
    character: 'Nordic everyday',
    title: 'Made for weather',
    text: 'Wool, waxed cotton and good pockets. Fewer things, worn longer.',
    scene: () => scene('fjord', 'landscape', ['#e6eef2', '#475a69', '#1f6184', '#a9d6e5'], 5),
    goods: [
      item('Fisherman knit', '€ 96.00', 'knit', 'rib', '#475a69', '#a9d6e5', 8),
      item('Rain jacket', '€ 148.00', 'jacket', 'plain', '#1f6184', '#f8fafb', 3),
      item('Field boot', '€ 132.00', 'boot', 'leather', '#6b5a49', '#2d3740', 2),
    ],
  },
  petale: {
    character: 'A beauty and skincare counter',
    title: 'Skin, then light',
    text: 'Balms and oils from petals pressed in the week they are picked.',
    scene: () => scene('counter', 'landscape', ['#fbe4df', '#a9bfa3', '#6b2a4a', '#f2c6c0'], 6),
    goods: [
      item('Rose face oil', '€ 22.00', 'bottle', 'plain', '#e9b7b0', '#6b2a4a', 3),
      item('Night balm', '€ 18.50', 'jar', 'plain', '#a9bfa3', '#f7ede6', 4),
      item('Plum lip colour', '€ 14.00', 'lipstick', 'plain', '#6b2a4a', '#d9b08c', 2),
    ],
  },
  signal: {
    character: 'A streetwear drop, high contrast',
    title: 'Drop 014',
    text: 'Thursday, 18:00. Four hundred pieces. No restock.',
    scene: () => scene('rail', 'landscape', ['#f2f2f2', '#111111', '#ffe500', '#8a8a8a'], 1),
    goods: [
      item('Heavy tee', '$ 24.00', 'tee', 'plain', '#ffe500', '#111111', 5),
      item('Loose jeans', '$ 68.00', 'jeans', 'denim', '#20242c', '#ffe500', 2),
      item('Court shoe', '$ 79.00', 'shoe', 'leather', '#ffffff', '#111111', 6),
    ],
  },
};

/** For the wireframe, and for a partner that has no goods of its own here. */
const plain: Window = {
  character: 'Nobody’s: for pictures of layouts alone',
  title: 'A title in two or three words',
  text: 'A sentence of the usual length stands here, and the next line begins below it.',
  scene: () => scene('blinds', 'landscape', ['#e6e6e6', '#b3b3b3', '#808080'], 1),
  goods: [
    item('Product', '0.00', 'dress', 'plain', '#bfbfbf', '#808080', 1),
    item('Product', '0.00', 'shirt', 'plain', '#cccccc', '#808080', 1),
    item('Product', '0.00', 'bag', 'plain', '#b3b3b3', '#808080', 1),
  ],
};

export const windowOf = (partner: Partner): Window => windows[partner] ?? plain;
