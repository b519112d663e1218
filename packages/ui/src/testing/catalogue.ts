import { goods, scene } from './pictures.ts';

/** A wordmark as a picture, in the colour it is given; real brands send files. */
export const wordmark = (name: string, colour = '#141414', family = 'serif'): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="64" viewBox="0 0 240 64"><text x="120" y="42" text-anchor="middle" textLength="${Math.min(220, name.length * 22)}" font-family="${family}" font-size="30" letter-spacing="3" fill="${colour}">${name}</text></svg>`,
  )}`;

const palettes = [
  ['#e8ded0', '#b7472a', '#2b2420'],
  ['#dfe5e2', '#4b6b62', '#17211e'],
  ['#efe6e4', '#c98d86', '#532d31'],
  ['#e6e7ea', '#6d7f99', '#1e2733'],
  ['#f0e7c9', '#d59f2a', '#3d2f14'],
];

const paletteOf = (index: number): string[] => palettes[index % palettes.length] ?? [];

/** Brands of the stories: names short and long, with and without a note. */
export const brands = ['Lume', 'Maré Alta', 'Casa Onça', 'Ateliê Vento', 'Nordhavn', 'Pétala', 'Rua Direita', 'Oficina das Sedas Naturais', 'Sol & Sal', 'Terra Roxa'].map((name, index) => ({
  id: String(index + 1),
  name,
  href: `/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
  image: goods('dress', 'plain', paletteOf(index)[1] ?? '#888888', paletteOf(index)[2] ?? '#222222', index + 1),
  logo: wordmark(name.split(' ')[0] ?? name, '#141414', index % 2 ? 'sans-serif' : 'serif'),
  note: index % 3 === 0 ? 'Dresses, knitwear' : 'Women, beachwear',
}));

export const brandCards = brands.map(({ id, name, href, image }, index) => ({
  id,
  name,
  href,
  image,
  tags: index % 2 ? ['Sustainable', 'Handmade'] : ['Women', 'Resort', 'Made in Brazil'],
  description:
    'Linen, silk and organic cotton cut in small runs by one workshop on the coast, dyed with leaves and bark, shipped within thirty days.',
}));

export const colours = [
  { id: '1', label: 'Vermilion', colour: '#c8432b' },
  { id: '2', label: 'Ink', colour: '#1d2430' },
  { id: '3', label: 'Bone and sage', colour: '#efe9dc', extraColour: '#8fa08b' },
  { id: '4', label: 'Striped', colour: '#ffffff', texture: scene('stripe', 'square', ['#ffffff', '#27496d', '#ffffff', '#27496d']) },
  { id: '5', label: 'White', colour: '#ffffff' },
  { id: '6', label: 'Mango', colour: '#f4a62a' },
];

const kinds = [
  ['shirt', 'Linen shirt with rounded collar'],
  ['trousers', 'Wide trousers'],
  ['knit', 'Ribbed knit'],
  ['coat', 'Wool coat, belted, with detachable hood'],
  ['skirt', 'Pleated skirt'],
  ['bag', 'Basket bag'],
  ['shoe', 'Leather sandal'],
  ['scarf', 'Silk scarf'],
] as const;

/** Products of the stories, without what differs by viewer: price and button. */
export const products = kinds.map(([kind, name], index) => {
  const [, main = '#888888', extra = '#222222'] = paletteOf(index);
  return {
    id: String(100 + index),
    name,
    href: `/product/${100 + index}`,
    reference: `LU-${2400 + index * 7}`,
    pictures: [
      { src: goods(kind, 'plain', main, extra, index + 1), alt: name },
      { src: goods(kind, 'stripe', extra, main, index + 9), alt: `${name}, back` },
    ],
    colours: colours.slice(0, 2 + (index % 5)),
    sizes: index % 4 === 3 ? ['One size'] : ['34', '36', '38', '40', '42', '44'],
  };
});

export const shownPrice = (index = 0) => ({
  kind: 'shown' as const,
  wholesale: `USD ${(38 + index * 17).toFixed(2)}`,
  retailer: `USD ${(84 + index * 37).toFixed(2)}`,
});

export const heroPictures = {
  wide: scene('rail', 'wide', ['#3b2f2a', '#a86f4c', '#e9d8c3'], 3),
  phone: scene('rail', 'portrait', ['#3b2f2a', '#a86f4c', '#e9d8c3'], 3),
  pale: scene('drape', 'landscape', ['#ffffff', '#f6f1ea', '#fdfdfd'], 1),
  cool: scene('light', 'landscape', ['#dfe6ea', '#6d8796', '#1f2c34'], 5),
};

export const retailers = ['Galeria Sul', 'Maison Verte', 'Harbor & Co', 'Nord', 'La Plage', 'Studio 44', 'Ikat', 'Bloom', 'Porto', 'Le Marché', 'Selva', 'Field'].map(
  (name, index) => ({ name, logo: wordmark(name, '#5a5a5a', index % 2 ? 'serif' : 'sans-serif') }),
);
