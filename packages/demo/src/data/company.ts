import { w } from '../words.ts';
import type { Words } from '../words.ts';
import type { DemoPartner } from './partners/index.ts';

const html = (en: string, pt: string): Words => w(`<p>${en}</p>`, `<p>${pt}</p>`);

/** The story of a partner, in words that hold for each of them. */
export const companyTexts = ({ name }: DemoPartner) => ({
  main_title: w('We bring the maker and the shop to one table', 'Reunimos quem faz e quem vende à mesma mesa'),
  description: html(
    `Fashion moves on trust. ${name} introduces independent brands to the shops that sell them best, and keeps terms, prices and delivery windows in the open.`,
    `A moda se move por confiança. ${name} apresenta marcas independentes às lojas que melhor as vendem, com condições, preços e prazos à vista de todos.`,
  ),
  title: w('Our team', 'Nosso time'),
  our_values_title_1: w('Made, not produced', 'Feito, não produzido'),
  our_values_text_1: html(
    'We show what we would wear and can name who sewed it.',
    'Mostramos o que vestiríamos e sabemos quem costurou.',
  ),
  our_values_title_2: w('Terms in the open', 'Condições à vista'),
  our_values_text_2: html(
    'Minimums, prices and delivery windows are next to the products.',
    'Mínimos, preços e prazos de entrega estão ao lado dos produtos.',
  ),
  our_values_title_3: w('A season ahead', 'Uma estação à frente'),
  our_values_text_3: html(
    'Buyers see a collection while there is still time to change it.',
    'Quem compra vê a coleção enquanto ainda há tempo de mudá-la.',
  ),
  our_partners_title: w('Our partners', 'Nossos parceiros'),
  our_partners_text: html(
    'Trade fairs, carriers and associations that work with us every season.',
    'Feiras, transportadoras e associações que trabalham conosco a cada estação.',
  ),
  find_out_more_title: w('Find out more', 'Saiba mais'),
  find_out_more_text: html(
    'Tell us who you are, and we show you how it works.',
    'Diga quem você é e mostramos como funciona.',
  ),
});

export interface Campaign {
  slug: string;
  title: Words;
  text: Words;
  parts: readonly { title: Words; text: Words }[];
}

/** The campaigns of the demo. The last one tells where it all began. */
export const campaigns: readonly Campaign[] = [
  {
    slug: 'hkhparis',
    title: w('Home to Paris', 'De casa para Paris'),
    text: html(
      'Twelve labels show a season in one apartment in the Marais, by appointment.',
      'Doze marcas mostram uma estação em um apartamento no Marais, com hora marcada.',
    ),
    parts: [
      {
        title: w('Four days, one table', 'Quatro dias, uma mesa'),
        text: html(
          'Buyers sit down with the people who cut and sew. Orders go straight into the order book.',
          'Quem compra senta com quem corta e costura. Os pedidos vão direto para o caderno.',
        ),
      },
    ],
  },
  {
    slug: 'connectedcollaboration',
    title: w('Connected collaboration', 'Colaboração conectada'),
    text: html(
      'Two brands, one capsule, one delivery: how a shop can order it as a single line.',
      'Duas marcas, uma cápsula, uma entrega: como uma loja pode pedi-la em uma só linha.',
    ),
    parts: [
      {
        title: w('Made by two', 'Feita a quatro mãos'),
        text: html(
          'One brand weaves, the other one cuts. Both names are on the label.',
          'Uma marca tece, a outra corta. Os dois nomes estão na etiqueta.',
        ),
      },
    ],
  },
  {
    slug: 'totheworld',
    title: w('From Brazil to the World', 'Do Brasil para o mundo'),
    text: html(
      'It began with a suitcase of samples between Rio and Lisbon. Today the same brands are in shops of twenty-one countries.',
      'Começou com uma mala de amostras entre o Rio e Lisboa. Hoje as mesmas marcas estão em lojas de vinte e um países.',
    ),
    parts: [
      {
        title: w('Where it begins', 'Onde começa'),
        text: html(
          'Lace from Fortaleza, leather from Novo Hamburgo, linen from the coast of Bahia.',
          'Renda de Fortaleza, couro de Novo Hamburgo, linho do litoral da Bahia.',
        ),
      },
      {
        title: w('Where it goes', 'Para onde vai'),
        text: html(
          'To independent shops that know who sewed what they sell.',
          'Para lojas independentes que sabem quem costurou o que vendem.',
        ),
      },
    ],
  },
];

export const partnerNames = ['Lisbon Fashion Days', 'Salão Tropical', 'Rede Moda', 'Maison Fret'] as const;

interface MenuGroup {
  group: Words;
  links: readonly { text: Words; url: string }[];
}

/** The side menu of the demo. One link leads to a partner site. */
export const menuGroups: readonly MenuGroup[] = [
  {
    group: w('About us', 'Sobre nós'),
    links: [
      { text: w('Who we are', 'Quem somos'), url: '/whoweare' },
      { text: w('Our team', 'Nosso time'), url: '/whoweare#ourteam' },
      { text: w('From Brazil to the World', 'Do Brasil para o mundo'), url: '/totheworld' },
    ],
  },
  {
    group: w('Campaigns', 'Campanhas'),
    links: [
      { text: w('Home to Paris', 'De casa para Paris'), url: '/hkhparis' },
      { text: w('Connected collaboration', 'Colaboração conectada'), url: '/connectedcollaboration' },
    ],
  },
  {
    group: w('Help', 'Ajuda'),
    links: [{ text: w('Trade academy', 'Academia do atacado'), url: `https://academy.vitrine.example/courses` }],
  },
];

/** The site that the demo hands its members to. */
export const partnerSite = 'https://academy.vitrine.example';
