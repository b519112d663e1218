import { w } from '../words.ts';
import type { Words } from '../words.ts';

const short = (year: number): string => String(year).slice(2);

export const seasons: readonly { name: (year: number) => Words; delivery: Words; press: Words }[] = [
  { name: (year) => w(`Resort ${short(year)}`, `Alto Verão ${short(year)}`), delivery: w('Ships in two drops; the first leaves the workshop within six weeks.', 'Enviado em duas entregas; a primeira sai do ateliê em até seis semanas.'),
    press: w('<p>A collection begun on a ferry, between two islands, with one notebook of colours.</p>', '<p>Uma coleção começada em uma balsa, entre duas ilhas, com um caderno de cores.</p>') },
  { name: (year) => w(`Spring Summer ${short(year)}`, `Primavera Verão ${short(year)}`), delivery: w('Delivered from late winter, in time for the first warm weekend.', 'Entregue a partir do fim do inverno, a tempo do primeiro fim de semana quente.'),
    press: w('<p>Light cloths and long lines. We looked at gardeners, not at gardens.</p>', '<p>Tecidos leves e linhas longas. Olhamos para jardineiros, não para jardins.</p>') },
  { name: (year) => w(`Autumn Winter ${short(year)}`, `Outono Inverno ${short(year)}`), delivery: w('Knitwear ships first, coats four weeks later.', 'O tricô é enviado primeiro; os casacos, quatro semanas depois.'),
    press: w('<p>The palette comes from a harbour in November: rope, rust, wet stone.</p>', '<p>A paleta vem de um porto em novembro: corda, ferrugem, pedra molhada.</p>') },
  { name: (year) => w(`Essentials ${short(year)}`, `Essenciais ${short(year)}`), delivery: w('In stock: leaves the warehouse within five working days.', 'Em estoque: sai do depósito em até cinco dias úteis.'),
    press: w('<p>The pieces that our retailers asked us never to stop making.</p>', '<p>As peças que os lojistas nos pediram para nunca deixar de fazer.</p>') },
  { name: (year) => w(`Pre-Fall ${short(year)}`, `Pré-Outono ${short(year)}`), delivery: w('One delivery, at the end of summer.', 'Uma só entrega, no fim do verão.'),
    press: w('<p>Between seasons there is a light that lasts three weeks. This is for it.</p>', '<p>Entre as estações há uma luz que dura três semanas. Isto é para ela.</p>') },
];
