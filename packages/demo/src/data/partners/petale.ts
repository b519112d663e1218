import { petaleBrands } from '../../brands/petale.ts';
import { w } from '../../words.ts';
import { beautyShops } from '../shops.ts';
import { brandsButton, legal } from './partner.ts';
import type { DemoPartner } from './partner.ts';

export const petale: DemoPartner = {
  hash: 'petale',
  name: 'Pétale',
  title: 'Pétale · the beauty counter, wholesale',
  language: 'en',
  mark: ['dm-serif', 'plain'],
  ink: '#6b2a4a',
  paper: '#fdf1ef',
  carrier: 'Colissimo Pro',
  palette: ['#fdf1ef', '#e7c3b1', '#a9bfa3', '#c9818a', '#6b2a4a'],
  heroes: [
    {
      slug: 'in-full-bloom',
      template: 'F',
      scene: 'counter',
      title: w('In full bloom', 'Em plena flor'),
      text: w(
        'Skin, scent and colour from six houses that still fill their jars by hand.',
        'Pele, perfume e cor de seis casas que ainda enchem seus potes à mão.',
      ),
      button: brandsButton,
      link: '/brands',
    },
    {
      slug: 'the-gift-season',
      template: 'B',
      scene: 'still-life',
      title: w('The gift season opens early', 'A temporada de presentes abre cedo'),
      text: w(
        'Boxes, testers and refills, delivered before the first garland.',
        'Caixas, provadores e refis, entregues antes da primeira guirlanda.',
      ),
      button: brandsButton,
      link: '/brands',
    },
  ],
  landing: {
    our_retailers_text: w(
      'Perfumeries, pharmacies with a mirror, and hotels that choose their soap.',
      'Perfumarias, farmácias com espelho e hotéis que escolhem seu sabonete.',
    ),
    our_platform_text: w(
      'Every size, every shade, every refill on one sheet; testers come by themselves.',
      'Cada tamanho, cada tom, cada refil em uma só folha; os provadores vêm junto.',
    ),
    our_brands_text: w('Six houses that print what is inside.', 'Seis casas que imprimem o que há dentro.'),
    request_a_demo_text: w('Half an hour, with samples.', 'Meia hora, com amostras.'),
    subscribe: w('One letter a month, lightly scented.', 'Uma carta por mês, levemente perfumada.'),
  },
  ...legal('Pétale', 'bonjour@petale.example'),
  brands: petaleBrands,
  shops: beautyShops,
  orders: 10,
};
