import { goods, scene, swatch } from './pictures.ts';

/** A wordmark as a picture, in the colour it is given; real brands send files. */
export const wordmark = (name: string, colour = '#141414', family = 'serif'): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${name.length * 22} 40"><text x="0" y="31" textLength="${name.length * 22 - 3}" font-family="${family}" font-size="30" letter-spacing="3" fill="${colour}">${name.replaceAll('&', '&amp;')}</text></svg>`,
  )}`;

const drawn = (width: number, height: number, shape: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shape}</svg>`)}`;

/** Logos of every proportion: round, tall, wide, and a wordmark. */
export const marks = [
  { name: 'Orbe', logo: drawn(60, 60, '<circle cx="30" cy="30" r="30"/>') },
  { name: 'Ovo', logo: drawn(40, 100, '<ellipse cx="20" cy="50" rx="20" ry="50"/>') },
  { name: 'Barra', logo: drawn(160, 60, '<rect width="160" height="60" rx="30"/>') },
  { name: 'Lume', logo: wordmark('LUME') },
];

/** A handful of drawings, each made when a story first shows it: drawing takes its time, in linen or dots four times as long as in these. */
const drawings = [
  () => goods('dress', 'satin', '#b7472a', '#2b2420', 1),
  () => goods('knit', 'rib', '#4b6b62', '#dfe5e2', 2),
  () => goods('shirt', 'stripe', '#e9e4da', '#27496d', 3),
  () => goods('bag', 'leather', '#8a5a34', '#d9b68c', 4),
  () => goods('trousers', 'plain', '#c9b79c', '#4a4034', 5),
];

const drawing = (index: number): string => drawings[index % drawings.length]?.() ?? '';

/** Brands of the stories: names short and long. */
export const brands = [
  'Lume',
  'Maré Alta',
  'Casa Onça',
  'Ateliê Vento',
  'Nordhavn',
  'Pétala',
  'Rua Direita',
  'Oficina das Sedas Naturais',
  'Sol & Sal',
  'Terra Roxa',
].map((name, index) => ({
  id: String(index + 1),
  name,
  href: `/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
  get image() {
    return drawing(index);
  },
  logo: wordmark(name.split(' ')[0] ?? name, '#141414', index % 2 ? 'sans-serif' : 'serif'),
  note: index % 3 === 0 ? 'Dresses, knitwear' : 'Women, beachwear',
}));

export const brandCards = brands.map(({ id, name, href }, index) => ({
  id,
  name,
  href,
  get image() {
    return drawing(index + 2);
  },
  tags: index % 2 ? ['Sustainable', 'Handmade'] : ['Women', 'Resort', 'Made in Brazil'],
  description:
    'Linen, silk and organic cotton cut in small runs by one workshop on the coast, dyed with leaves and bark, shipped within thirty days.',
}));

export const colours = [
  { id: '1', label: 'Vermilion', colour: '#c8432b' },
  { id: '2', label: 'Ink', colour: '#1d2430' },
  { id: '3', label: 'Bone and sage', colour: '#efe9dc', extraColour: '#8fa08b' },
  { id: '4', label: 'Striped', colour: '#ffffff', texture: swatch('stripe', '#ffffff', '#27496d') },
  { id: '5', label: 'White', colour: '#ffffff' },
  { id: '6', label: 'Mango', colour: '#f4a62a' },
];

const names = [
  'Linen dress with rounded collar',
  'Ribbed knit',
  'Striped shirt',
  'Saddle bag',
  'Wide trousers',
  'Wool coat, belted, with detachable hood',
  'Cardigan',
  'Poplin shirt',
];

/** A product of the stories, without what differs by viewer: price and button. */
export const productOf = (index: number) => {
  const name = names[index % names.length] ?? '';
  return {
    id: String(100 + index),
    name,
    href: `/product/${100 + index}`,
    reference: `LU-${2400 + index * 7}`,
    get pictures() {
      const front = { src: drawing(index), alt: name };
      return index < 3 ? [front, { src: drawing(index + 1), alt: `${name}, back` }] : [front];
    },
    colours: colours.slice(0, 2 + (index % 5)),
    sizes: index % 4 === 3 ? ['One size'] : ['34', '36', '38', '40', '42', '44'],
  };
};

export const products = names.map((_, index) => productOf(index));

export const shownPrice = (index = 0) => ({
  kind: 'shown' as const,
  wholesale: `USD ${(38 + index * 17).toFixed(2)}`,
  retailer: `USD ${(84 + index * 37).toFixed(2)}`,
});

const earth = ['#e8dcc8', '#7a6a58', '#b98b3e', '#2e3d2f'];

export const heroPictures = {
  get wide() {
    return scene('rail', 'landscape', earth, 9);
  },
  get phone() {
    return scene('rail', 'portrait', earth, 9);
  },
  /** Wider still, for bands across the page. */
  get band() {
    return scene('rail', 'wide', earth, 9);
  },
  /** One garment, upright. */
  get upright() {
    return scene('studio', 'portrait', earth, 9);
  },
  /** The worst ground for white words. */
  get pale() {
    return scene('drape', 'landscape', ['#ffffff', '#f6f1ea', '#fdfdfd'], 1);
  },
  get cool() {
    return scene('blinds', 'landscape', ['#dfe6ea', '#6d8796', '#1f2c34'], 5);
  },
};

export const retailers = [
  'Galeria Sul',
  'Maison Verte',
  'Harbor & Co',
  'Nord',
  'La Plage',
  'Studio 44',
  'Ikat',
  'Bloom',
  'Porto',
  'Le Marché',
  'Selva',
  'Field',
].map((name, index) => ({ name, logo: wordmark(name, '#5a5a5a', index % 2 ? 'serif' : 'sans-serif') }));
