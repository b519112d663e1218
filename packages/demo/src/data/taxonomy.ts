import type { GoodsKind } from '../drawing/index.ts';
import { w } from '../words.ts';
import type { Words } from '../words.ts';

/** Categories with a picture of what they hold. */
export const shelvesOfTheTrade: readonly { slug: string; name: Words; kind: GoodsKind; colour: string }[] = [
  { slug: 'dresses', name: w('Dresses', 'Vestidos'), kind: 'dress', colour: '#b5573a' },
  { slug: 'tops', name: w('Tops & Shirts', 'Blusas e Camisas'), kind: 'shirt', colour: '#8fb3c4' },
  { slug: 'trousers', name: w('Trousers & Denim', 'Calças e Jeans'), kind: 'trousers', colour: '#7d8a5c' },
  { slug: 'skirts', name: w('Skirts', 'Saias'), kind: 'skirt', colour: '#9c2f2f' },
  { slug: 'knitwear', name: w('Knitwear', 'Tricô'), kind: 'knit', colour: '#d8c3a0' },
  { slug: 'coats', name: w('Coats & Jackets', 'Casacos e Jaquetas'), kind: 'coat', colour: '#b98b5a' },
  { slug: 'swimwear', name: w('Swimwear', 'Moda Praia'), kind: 'swimsuit', colour: '#1aa6b7' },
  { slug: 'shoes', name: w('Shoes', 'Calçados'), kind: 'shoe', colour: '#7a4b32' },
  { slug: 'bags', name: w('Bags', 'Bolsas'), kind: 'bag', colour: '#2f2a26' },
  { slug: 'accessories', name: w('Accessories', 'Acessórios'), kind: 'scarf', colour: '#d9a441' },
  { slug: 'jewellery', name: w('Jewellery', 'Joias'), kind: 'jewel', colour: '#d9b98c' },
  { slug: 'fragrance', name: w('Fragrance', 'Perfumaria'), kind: 'bottle', colour: '#d9b98c' },
  { slug: 'skincare', name: w('Skincare', 'Cuidados com a Pele'), kind: 'jar', colour: '#b8c9b0' },
  { slug: 'makeup', name: w('Make-up', 'Maquiagem'), kind: 'lipstick', colour: '#8e2438' },
  { slug: 'home', name: w('Home', 'Casa'), kind: 'candle', colour: '#f4ece4' },
];

/** `starts` is days from the day of the seed. */
export const events = [
  { name: 'Lisbon Fashion Days', names: {}, slug: 'lisbon-fashion-days', starts: 24, days: 3 },
  { name: 'Paris Showroom Week', names: {}, slug: 'paris-showroom-week', starts: -2, days: 7 },
  {
    name: 'Beauty & Home Fair',
    names: { pt_BR: 'Feira de Beleza e Casa' },
    slug: 'beauty-home-fair',
    starts: -40,
    days: 4,
  },
  // Its pages lead to `/`.
  { name: 'Winter Preview', names: { pt_BR: 'Prévia de Inverno' }, slug: 'winter-preview', starts: -210, days: 2 },
];

export const eventSegments = [
  {
    event: 'lisbon-fashion-days',
    name: w('New Designers', 'Novos Talentos'),
    slug: 'new-designers',
    is_active_event: true,
  },
  { event: 'lisbon-fashion-days', name: w('Resort', 'Alto Verão'), slug: 'resort', is_active_event: true },
  {
    event: 'paris-showroom-week',
    name: w('Ready-to-wear', 'Prêt-à-porter'),
    slug: 'ready-to-wear',
    is_active_event: true,
  },
  {
    event: 'paris-showroom-week',
    name: w('Accessories Salon', 'Salão de Acessórios'),
    slug: 'accessories-salon',
    is_active_event: false,
  },
  { event: 'beauty-home-fair', name: w('Clean Beauty', 'Beleza Limpa'), slug: 'clean-beauty', is_active_event: true },
  {
    event: 'beauty-home-fair',
    name: w('Home & Living', 'Casa e Bem-viver'),
    slug: 'home-living',
    is_active_event: false,
  },
  {
    event: 'winter-preview',
    name: w('Winter Coats', 'Casacos de Inverno'),
    slug: 'winter-coats',
    is_active_event: false,
  },
  // Of no event: open to everybody.
  { event: null, name: w('Made by Hand', 'Feito à Mão'), slug: 'made-by-hand', is_active_event: false },
];
