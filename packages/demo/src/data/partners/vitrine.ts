import { vitrineBrands } from '../../brands/vitrine.ts';
import { moreVitrineBrands } from '../../brands/vitrineMore.ts';
import { w } from '../../words.ts';
import { galleryShops } from '../shops.ts';
import { brandsButton, legal } from './partner.ts';
import type { DemoPartner } from './partner.ts';

export const vitrine: DemoPartner = {
  hash: 'vitrine',
  name: 'Vitrine',
  title: 'Vitrine',
  language: 'en',
  mark: ['instrument', 'plain'],
  ink: '#1b1814',
  paper: '#fbf9f5',
  carrier: 'DHL',
  palette: ['#f1ebe0', '#d2401f', '#e6d6bf', '#8d7c66', '#1b1814'],
  heroes: [
    {
      slug: 'the-window-is-open',
      template: 'C',
      scene: 'rail',
      title: w('The window is open', 'A vitrine está aberta'),
      text: w(
        'Independent brands, one order book. Choose a collection, fill the sizes, send it tonight.',
        'Marcas independentes, um só caderno de pedidos. Escolha a coleção, preencha os tamanhos, envie hoje.',
      ),
      button: brandsButton,
      link: '/brands',
    },
    {
      slug: 'new-designers',
      template: 'F',
      scene: 'studio',
      title: w('New designers, first orders', 'Novos talentos, primeiros pedidos'),
      text: w(
        'Twelve labels under five years old, chosen with Lisbon Fashion Days.',
        'Doze marcas com menos de cinco anos, escolhidas com a Lisbon Fashion Days.',
      ),
      button: brandsButton,
      link: '/brands',
    },
  ],
  landing: {
    our_retailers_text: w(
      'Concept stores, boutiques and department stores in twenty-one countries buy here.',
      'Lojas-conceito, butiques e magazines de vinte e um países compram aqui.',
    ),
    our_platform_text: w(
      'Line sheets that are always current, a size grid as quick as a spreadsheet, and one place for every order.',
      'Catálogos sempre atuais, uma grade de tamanhos rápida como uma planilha e um só lugar para cada pedido.',
    ),
    our_brands_text: w(
      'Makers we have visited. We know who cuts, who sews and how they are paid.',
      'Marcas que visitamos. Sabemos quem corta, quem costura e como são pagos.',
    ),
    request_a_demo_text: w(
      'Twenty minutes, your own collection, no slides.',
      'Vinte minutos, a sua coleção, nenhum slide.',
    ),
    subscribe: w(
      'New brands and opening order windows, twice a month.',
      'Novas marcas e aberturas de pedidos, duas vezes por mês.',
    ),
  },
  ...legal('Vitrine', 'help@vitrine.example'),
  brands: [...vitrineBrands, ...moreVitrineBrands],
  shops: galleryShops,
  orders: 48,
};
