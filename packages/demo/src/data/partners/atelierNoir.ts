import { noirBrands } from '../../brands/noir.ts';
import { w } from '../../words.ts';
import { eveningShops } from '../shops.ts';
import { brandsButton, legal } from './partner.ts';
import type { DemoPartner } from './partner.ts';

export const atelierNoir: DemoPartner = {
  hash: 'atelier-noir',
  name: 'Atelier Noir',
  title: 'Atelier Noir · by appointment',
  language: 'en',
  mark: ['bodoni', 'spaced'],
  ink: '#0e0d0c',
  paper: '#efe6d8',
  carrier: 'Ferrari Logistics',
  palette: ['#14110f', '#d9c19a', '#3a2f27', '#7b6a55', '#efe6d8'],
  heroes: [
    {
      slug: 'after-dark',
      template: 'A',
      scene: 'drape',
      title: w('After dark', 'Depois do anoitecer'),
      text: w(
        'Evening collections of eight houses, shown by appointment, ordered in private.',
        'Coleções de noite de oito casas, mostradas com hora marcada, pedidas em particular.',
      ),
      button: brandsButton,
      link: '/brands',
    },
    {
      slug: 'the-second-act',
      template: 'A',
      scene: 'studio',
      title: w('The second act', 'O segundo ato'),
      text: w('Cruise, in black and champagne.', 'Cruise, em preto e champanhe.'),
      button: brandsButton,
      link: '/brands',
    },
  ],
  landing: {
    our_retailers_text: w('Forty doors, each of them known by name.', 'Quarenta portas, cada uma conhecida pelo nome.'),
    our_platform_text: w('A quiet room to place an order.', 'Uma sala silenciosa para fazer um pedido.'),
    our_brands_text: w('Eight houses that work at night.', 'Oito casas que trabalham à noite.'),
    request_a_demo_text: w('We will come to you.', 'Nós vamos até você.'),
    subscribe: w('Invitations, when there is something to see.', 'Convites, quando há algo para ver.'),
  },
  ...legal('Atelier Noir', 'concierge@atelier-noir.example'),
  brands: noirBrands,
  shops: eveningShops,
  orders: 10,
};
