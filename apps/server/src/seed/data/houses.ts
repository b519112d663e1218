import type { ThemeName } from '@vitrine/tokens';
import type { Face, LogoRecipe, SceneKind } from '../drawing/index.ts';
import { w } from '../words.ts';
import type { Words } from '../words.ts';

export interface HouseHero {
  slug: string;
  scene: SceneKind;
  title: Words;
  text: Words;
  button: Words;
  link: string;
}

/** A partner account: what it says and how its pictures are coloured. */
export interface House {
  hash: ThemeName;
  name: string;
  title: string;
  mark: readonly [Face, LogoRecipe['style']];
  /** Colours of the logo on light and on dark ground. */
  ink: string;
  paper: string;
  palette: readonly string[];
  support: string;
  carrier: string;
  heroes: readonly HouseHero[];
  landing: Readonly<
    Record<'our_retailers_text' | 'our_platform_text' | 'our_brands_text' | 'request_a_demo_text' | 'subscribe', Words>
  >;
  terms: Words;
  privacy: Words;
}

const brandsButton = w('SEE BRANDS', 'VER MARCAS');

const terms = (name: string): Words =>
  w(
    `<h2>Terms of use</h2><p>${name} is a marketplace between professionals. An order is a request that the brand accepts or declines; prices are wholesale, without tax and freight, in the currency of the price list.</p><h3>Ordering</h3><ul><li>Minimum and maximum quantities are set by each brand.</li><li>Delivery windows are estimates until the brand confirms the order.</li><li>An order can be cancelled free of charge until it is in processing.</li></ul><h3>Accounts</h3><p>A login belongs to one person of one company. Keep the password to yourself.</p>`,
    `<h2>Termos de uso</h2><p>${name} é um mercado entre profissionais. Um pedido é uma solicitação que a marca aceita ou recusa; os preços são de atacado, sem impostos e frete, na moeda da lista de preços.</p><h3>Pedidos</h3><ul><li>Quantidades mínimas e máximas são definidas por cada marca.</li><li>Janelas de entrega são estimativas até a confirmação da marca.</li><li>Um pedido pode ser cancelado sem custo até entrar em processamento.</li></ul><h3>Contas</h3><p>Um acesso pertence a uma pessoa de uma empresa. Guarde a senha para si.</p>`,
  );

const privacy = (name: string, support: string): Words =>
  w(
    `<h2>Privacy</h2><p>${name} keeps what an order needs: who you are, where goods go, what you ordered. Nothing is sold, and nothing is shared but with the brands you order from and the carrier who brings it.</p><p>Write to <a href="mailto:${support}" rel="noopener noreferrer">${support}</a> to see, correct or delete your data.</p>`,
    `<h2>Privacidade</h2><p>${name} guarda o que um pedido exige: quem você é, para onde vai a mercadoria, o que foi pedido. Nada é vendido, e nada é compartilhado além das marcas de quem você compra e da transportadora.</p><p>Escreva para <a href="mailto:${support}" rel="noopener noreferrer">${support}</a> para ver, corrigir ou apagar os seus dados.</p>`,
  );

const legal = (name: string, support: string): Pick<House, 'terms' | 'privacy' | 'support'> => ({
  support,
  terms: terms(name),
  privacy: privacy(name, support),
});

export const houses: readonly House[] = [
  {
    hash: 'vitrine',
    name: 'Vitrine',
    title: 'Vitrine · wholesale for fashion and beauty',
    mark: ['instrument', 'plain'],
    ink: '#1b1814',
    paper: '#fbf9f5',
    carrier: 'DHL',
    palette: ['#f1ebe0', '#d2401f', '#e6d6bf', '#8d7c66', '#1b1814'],
    heroes: [
      {
        slug: 'the-window-is-open',
        scene: 'blinds',
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
        scene: 'rail',
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
  },
  {
    hash: 'tropico',
    name: 'Trópico',
    title: 'Trópico · atacado de moda praia',
    mark: ['bricolage', 'plain'],
    ink: '#d4145f',
    paper: '#fff5df',
    carrier: 'Correios',
    palette: ['#fff0cf', '#d4145f', '#ffb224', '#1f9d6b', '#14532d'],
    heroes: [
      {
        slug: 'verao-inteiro',
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
  },
  {
    hash: 'atelier-noir',
    name: 'Atelier Noir',
    title: 'Atelier Noir · by appointment',
    mark: ['bodoni', 'spaced'],
    ink: '#0e0d0c',
    paper: '#efe6d8',
    carrier: 'Ferrari Logistics',
    palette: ['#14110f', '#d9c19a', '#3a2f27', '#7b6a55', '#efe6d8'],
    heroes: [
      {
        slug: 'after-dark',
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
        scene: 'studio',
        title: w('The second act', 'O segundo ato'),
        text: w('Cruise, in black and champagne.', 'Cruise, em preto e champanhe.'),
        button: brandsButton,
        link: '/brands',
      },
    ],
    landing: {
      our_retailers_text: w(
        'Forty doors, each of them known by name.',
        'Quarenta portas, cada uma conhecida pelo nome.',
      ),
      our_platform_text: w('A quiet room to place an order.', 'Uma sala silenciosa para fazer um pedido.'),
      our_brands_text: w('Eight houses that work at night.', 'Oito casas que trabalham à noite.'),
      request_a_demo_text: w('We will come to you.', 'Nós vamos até você.'),
      subscribe: w('Invitations, when there is something to see.', 'Convites, quando há algo para ver.'),
    },
    ...legal('Atelier Noir', 'concierge@atelier-noir.example'),
  },
  {
    hash: 'fjord',
    name: 'Fjord',
    title: 'Fjord · Nordic everyday wholesale',
    mark: ['figtree', 'plain'],
    ink: '#1f4a63',
    paper: '#f8fafb',
    carrier: 'PostNord',
    palette: ['#eef3f5', '#1f6184', '#a9d6e5', '#7d94a3', '#2b3d49'],
    heroes: [
      {
        slug: 'good-in-all-weather',
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
  },
];
