import { w } from '../words.ts';
import type { Words } from '../words.ts';

export type Climate = 'sun' | 'cold' | 'beauty' | 'city' | 'night';

export interface Season {
  name: (year: string) => Words;
  delivery: Words;
  press: Words;
}

const resort: Season = {
  name: (year) => w(`Resort ${year}`, `Alto Verão ${year}`),
  delivery: w(
    'Ships in two drops; the first leaves the workshop within six weeks.',
    'Enviado em duas entregas; a primeira sai do ateliê em até seis semanas.',
  ),
  press: w(
    '<p>A collection begun on a ferry, between two islands, with one notebook of colours.</p>',
    '<p>Uma coleção começada em uma balsa, entre duas ilhas, com um caderno de cores.</p>',
  ),
};
const summer: Season = {
  name: (year) => w(`Spring Summer ${year}`, `Primavera Verão ${year}`),
  delivery: w(
    'Delivered from late winter, in time for the first warm weekend.',
    'Entregue a partir do fim do inverno, a tempo do primeiro fim de semana quente.',
  ),
  press: w(
    '<p>Light cloths and long lines. We looked at gardeners, not at gardens.</p>',
    '<p>Tecidos leves e linhas longas. Olhamos para jardineiros, não para jardins.</p>',
  ),
};
const winter: Season = {
  name: (year) => w(`Autumn Winter ${year}`, `Outono Inverno ${year}`),
  delivery: w(
    'The light pieces ship first, the warm ones four weeks later.',
    'As peças leves são enviadas primeiro; as quentes, quatro semanas depois.',
  ),
  press: w(
    '<p>The palette comes from a harbour in November: rope, rust, wet stone.</p>',
    '<p>A paleta vem de um porto em novembro: corda, ferrugem, pedra molhada.</p>',
  ),
};
const essentials: Season = {
  name: (year) => w(`Essentials ${year}`, `Essenciais ${year}`),
  delivery: w(
    'In stock: leaves the warehouse within five working days.',
    'Em estoque: sai do depósito em até cinco dias úteis.',
  ),
  press: w(
    '<p>The pieces that our retailers asked us never to stop making.</p>',
    '<p>As peças que os lojistas nos pediram para nunca deixar de fazer.</p>',
  ),
};
const preFall: Season = {
  name: (year) => w(`Pre-Fall ${year}`, `Pré-Outono ${year}`),
  delivery: w('One delivery, at the end of summer.', 'Uma só entrega, no fim do verão.'),
  press: w(
    '<p>Between seasons there is a light that lasts three weeks. This is for it.</p>',
    '<p>Entre as estações há uma luz que dura três semanas. Isto é para ela.</p>',
  ),
};
const counter: Season = {
  name: () => w('The Counter', 'O Balcão'),
  delivery: w(
    'Filled to order and shipped within ten days, with testers.',
    'Envasado sob pedido e enviado em até dez dias, com provadores.',
  ),
  press: w(
    '<p>Everything a counter needs on its first day, and nothing it would have to dust.</p>',
    '<p>Tudo de que um balcão precisa no primeiro dia, e nada que acumule pó.</p>',
  ),
};
const gifts: Season = {
  name: (year) => w(`Gift Season ${year}`, `Presentes ${year}`),
  delivery: w(
    'Boxed by hand; orders after the window are not possible.',
    'Embalado à mão; não há pedidos depois da janela.',
  ),
  press: w(
    '<p>Boxes that are opened slowly. The paper is made from the stems we do not distil.</p>',
    '<p>Caixas que se abrem devagar. O papel é feito dos talos que não destilamos.</p>',
  ),
};

/** What is sold under each sky, in the order in which a brand shows it. */
export const seasons: Readonly<Record<Climate, readonly Season[]>> = {
  sun: [summer, resort, essentials],
  cold: [winter, preFall, essentials],
  beauty: [counter, gifts, essentials],
  city: [summer, winter, preFall],
  night: [winter, resort, essentials],
};
