import { fjordBrands } from '../../brands/fjord.ts';
import { w } from '../../words.ts';
import { northernShops } from '../shops.ts';
import { brandsButton, legal } from './partner.ts';
import type { DemoPartner } from './partner.ts';

export const fjord: DemoPartner = {
  hash: 'fjord',
  name: 'Fjord',
  title: 'Fjord · Nordic everyday wholesale',
  language: 'en',
  mark: ['figtree', 'plain'],
  ink: '#1f4a63',
  paper: '#f8fafb',
  carrier: 'PostNord',
  palette: ['#eef3f5', '#1f6184', '#a9d6e5', '#7d94a3', '#2b3d49'],
  heroes: [
    {
      slug: 'good-in-all-weather',
      template: 'D',
      scene: 'fjord',
      title: w('Good in all weather', 'Bom em qualquer tempo'),
      text: w(
        'Everyday clothes and care from eight Nordic makers, delivered in one parcel.',
        'Roupas e cuidados do dia a dia de oito marcas nórdicas, entregues em um só pacote.',
      ),
      button: brandsButton,
      link: '/brands',
    },
    {
      slug: 'wool-first',
      template: 'D',
      scene: 'drape',
      title: w('Wool first', 'Primeiro, a lã'),
      text: w('Autumn knitwear is open for orders.', 'O tricô de outono está aberto para pedidos.'),
      button: brandsButton,
      link: '/brands',
    },
  ],
  landing: {
    our_retailers_text: w('Shops in towns with a harbour, mostly.', 'Lojas em cidades com porto, na maioria.'),
    our_platform_text: w('Plain lists, exact stock, one invoice.', 'Listas claras, estoque exato, uma só fatura.'),
    our_brands_text: w('Eight makers who mend what they sell.', 'Oito marcas que consertam o que vendem.'),
    request_a_demo_text: w('A short call, with coffee.', 'Uma conversa curta, com café.'),
    subscribe: w('A letter each season.', 'Uma carta por estação.'),
  },
  ...legal('Fjord', 'hei@fjord.example'),
  brands: fjordBrands,
  shops: northernShops,
  orders: 10,
};
