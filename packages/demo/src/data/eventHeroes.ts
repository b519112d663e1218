import type { SceneRecipe } from '../drawing/index.ts';
import { w } from '../words.ts';

/** The hero of an event segment: what its pages say about it, in the colours of each partner. */
export const eventHeroes = [
  {
    segment: 'new-designers',
    template: 'C',
    scene: 'rail',
    title: w('First collections, first orders', 'Primeiras coleções, primeiros pedidos'),
    text: w(
      'Young brands show what they sell for the first time, in Lisbon and here.',
      'Marcas jovens mostram o que vendem pela primeira vez, em Lisboa e aqui.',
    ),
    aboutTitle: w('About New Designers', 'Sobre Novos Talentos'),
    about: w(
      '<p>A jury of five retailers chose these brands from two hundred. Each one shows a whole collection, with prices, minimums and delivery windows.</p><p>Orders are written here, before and after the three days of the fair.</p>',
      '<p>Um júri de cinco lojistas escolheu estas marcas entre duzentas. Cada uma mostra uma coleção completa, com preços, mínimos e prazos de entrega.</p><p>Os pedidos são feitos aqui, antes e depois dos três dias da feira.</p>',
    ),
  },
  {
    segment: 'resort',
    template: 'A',
    scene: 'beach',
    title: w('Resort, before the heat', 'Alto verão, antes do calor'),
    text: w(
      'Linen, swimwear and sandals for deliveries from November to January.',
      'Linho, moda praia e sandálias, com entregas de novembro a janeiro.',
    ),
    aboutTitle: w('About Resort', 'Sobre o Alto Verão'),
    about: w(
      '<p>Every brand shows its resort collection, from swimwear to the dress for the evening after.</p>',
      '<p>Todas as marcas da casa mostram sua coleção de alto verão, do maiô ao vestido da noite.</p>',
    ),
  },
  {
    segment: 'ready-to-wear',
    template: 'D',
    scene: 'studio',
    title: w('Ready-to-wear in four rooms', 'Prêt-à-porter em quatro salas'),
    text: w(
      'A week of appointments in Paris, and a line sheet for each.',
      'Uma semana de visitas em Paris, com um catálogo para cada.',
    ),
    aboutTitle: null,
    about: w(
      '<p>Brands receive by appointment. Look at their collections here first, and bring your questions.</p>',
      '<p>As marcas recebem com hora marcada. Veja antes as coleções aqui e traga suas perguntas.</p>',
    ),
  },
  {
    segment: 'clean-beauty',
    template: 'B',
    scene: 'counter',
    title: w('Beauty with a short list', 'Beleza com lista curta'),
    text: w(
      'Oils, balms and candles whose ingredients fit on one line.',
      'Óleos, bálsamos e velas com ingredientes em uma linha.',
    ),
    aboutTitle: w('About Clean Beauty', 'Sobre Beleza Limpa'),
    about: w(
      '<p>Each product names everything that is in it. Testers are sent before the first order.</p>',
      '<p>Cada produto diz tudo o que contém. Enviamos amostras antes do primeiro pedido.</p>',
    ),
  },
  {
    segment: 'winter-coats',
    template: 'C',
    scene: 'fjord',
    title: w('Coats for the coldest weeks', 'Casacos para as semanas mais frias'),
    text: w('The fair is over. See you next winter.', 'A feira terminou. Até o próximo inverno.'),
    aboutTitle: null,
    about: null,
  },
] as const satisfies readonly { segment: string; scene: SceneRecipe['kind']; [field: string]: unknown }[];
