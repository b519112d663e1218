import { tropicoBrands } from '../../brands/tropico.ts';
import { w } from '../../words.ts';
import { beachShops } from '../shops.ts';
import { brandsButton, legal } from './partner.ts';
import type { DemoPartner } from './partner.ts';

export const tropico: DemoPartner = {
  hash: 'tropico',
  name: 'Trópico',
  title: 'Trópico · atacado de moda praia',
  language: 'pt_BR',
  mark: ['bricolage', 'plain'],
  ink: '#d4145f',
  paper: '#fff5df',
  carrier: 'Correios',
  palette: ['#fff0cf', '#d4145f', '#ffb224', '#1f9d6b', '#14532d'],
  heroes: [
    {
      slug: 'verao-inteiro',
      template: 'B',
      scene: 'beach',
      title: w('Summer, all of it', 'O verão inteiro'),
      text: w(
        'Swimwear, prints and sandals from eight Brazilian brands, straight from the maker.',
        'Moda praia, estampas e sandálias de oito marcas brasileiras, direto de quem faz.',
      ),
      button: brandsButton,
      link: '/brands',
    },
    {
      slug: 'alto-verao',
      template: 'G',
      scene: 'rail',
      title: w('High summer is on the rail', 'Alto verão na arara'),
      text: w(
        'Order until the end of the month, deliver before the holidays.',
        'Peça até o fim do mês, receba antes das férias.',
      ),
      button: brandsButton,
      link: '/brands',
    },
  ],
  landing: {
    our_retailers_text: w('Beach shops from Belém to Florianópolis.', 'Lojas de praia de Belém a Florianópolis.'),
    our_platform_text: w(
      'See it, size it, send it: an order takes the time of a coconut water.',
      'Viu, preencheu, enviou: um pedido leva o tempo de uma água de coco.',
    ),
    our_brands_text: w('Eight houses, one coast.', 'Oito casas, um só litoral.'),
    request_a_demo_text: w('Come and see it with your own collection.', 'Venha ver com a sua própria coleção.'),
    subscribe: w(
      'News from the sand, never more than twice a month.',
      'Notícias da areia, no máximo duas vezes por mês.',
    ),
  },
  ...legal('Trópico', 'oi@tropico.example'),
  brands: tropicoBrands,
  shops: beachShops,
  orders: 12,
};
