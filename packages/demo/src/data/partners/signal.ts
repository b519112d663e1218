import { signalBrands } from '../../brands/signal.ts';
import { w } from '../../words.ts';
import { streetShops } from '../shops.ts';
import { brandsButton, legal } from './partner.ts';
import type { DemoPartner } from './partner.ts';

export const signal: DemoPartner = {
  hash: 'signal',
  name: 'Signal',
  title: 'Signal · drops, wholesale',
  language: 'en',
  mark: ['archivo', 'plain'],
  ink: '#000000',
  paper: '#ffffff',
  carrier: 'Fastlane',
  palette: ['#ffe500', '#000000', '#ffffff', '#8a8a8e', '#1a1a1a'],
  heroes: [
    {
      slug: 'drop-07',
      template: 'E',
      scene: 'studio',
      title: w('Drop 07 is live', 'Drop 07 no ar'),
      text: w(
        'Six labels, four hours, no restock. Fill the grid or miss it.',
        'Seis marcas, quatro horas, sem reposição. Preencha a grade ou perca.',
      ),
      button: brandsButton,
      link: '/brands',
    },
    {
      slug: 'loud-and-limited',
      template: 'E',
      scene: 'rail',
      title: w('Loud and limited', 'Alto e limitado'),
      text: w('Autumn allocations close on Sunday.', 'As cotas de outono fecham no domingo.'),
      button: brandsButton,
      link: '/brands',
    },
  ],
  landing: {
    our_retailers_text: w('Stores with a queue outside.', 'Lojas com fila na porta.'),
    our_platform_text: w(
      'See the drop, split the sizes, lock the order.',
      'Veja o drop, divida os tamanhos, trave o pedido.',
    ),
    our_brands_text: w('Six crews. No filler.', 'Seis crews. Sem enrolação.'),
    request_a_demo_text: w('Ten minutes. Bring your numbers.', 'Dez minutos. Traga seus números.'),
    subscribe: w('Drop dates before everybody else.', 'As datas dos drops antes de todo mundo.'),
  },
  ...legal('Signal', 'crew@signal.example'),
  brands: signalBrands,
  shops: streetShops,
  orders: 10,
};
