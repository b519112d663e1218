import { escapeHtml } from '@vitrine/server/seed';
import type { BrandSketch } from '../brands/brand.ts';
import { w } from '../words.ts';
import type { Words } from '../words.ts';

export const termsOf = ({ name: plain }: BrandSketch): Words => {
  const name = escapeHtml(plain);
  return w(
    `<p>${name} confirms every order within three working days. Thirty per cent is due on confirmation, the rest before shipping.</p><ul><li>Delivery times count from confirmation.</li><li>Faults are replaced if reported within ten days of arrival.</li><li>Goods are sold to the address in the order only.</li></ul>`,
    `<p>${name} confirma cada pedido em até três dias úteis. Trinta por cento na confirmação, o restante antes do envio.</p><ul><li>Os prazos de entrega contam da confirmação.</li><li>Defeitos são trocados se avisados em até dez dias da chegada.</li><li>A mercadoria é vendida somente para o endereço do pedido.</li></ul>`,
  );
};

export const styleWords: readonly Words[] = [
  w('Quiet colours, deep pockets, seams that last.', 'Cores calmas, bolsos fundos, costuras que duram.'),
  w(
    'Made to be worn on the second day as well as the first.',
    'Feito para vestir tão bem no segundo dia quanto no primeiro.',
  ),
  w('Few pieces, each of them thought to the end.', 'Poucas peças, cada uma pensada até o fim.'),
  w('Handwork where it shows, and where it does not.', 'Trabalho manual onde aparece e onde não aparece.'),
  w('A wardrobe that agrees with itself.', 'Um guarda-roupa que combina consigo mesmo.'),
];

export const values: readonly { title: Words; summary: Words; text: Words }[] = [
  {
    title: w('Small batches', 'Pequenos lotes'),
    summary: w(
      '<p>Nothing is made before it is ordered twice.</p>',
      '<p>Nada é feito antes de ser pedido duas vezes.</p>',
    ),
    text: w(
      '<p>We cut when the order window closes, so that no cloth ends up in a warehouse. What is left over becomes the lining of next season.</p>',
      '<p>Cortamos quando a janela de pedidos fecha, para que nenhum tecido acabe em um depósito. O que sobra vira forro da próxima estação.</p>',
    ),
  },
  {
    title: w('People by name', 'Pessoas pelo nome'),
    summary: w(
      '<p>Every workshop is listed, with its wages.</p>',
      '<p>Cada oficina está na lista, com os salários.</p>',
    ),
    text: w(
      '<p>We publish who sews for us, since when and for how much, and we ask retailers to visit them.</p>',
      '<p>Publicamos quem costura para nós, desde quando e por quanto, e convidamos os lojistas a visitá-los.</p>',
    ),
  },
  {
    title: w('Repair', 'Conserto'),
    summary: w('<p>Send it back when it breaks.</p>', '<p>Mande de volta quando quebrar.</p>'),
    text: w(
      '<p>Thread, buttons and patience are free of charge for as long as the brand exists.</p>',
      '<p>Linha, botões e paciência são gratuitos enquanto a marca existir.</p>',
    ),
  },
  {
    title: w('Materials', 'Materiais'),
    summary: w('<p>We know the field, the farm or the net.</p>', '<p>Conhecemos o campo, a fazenda ou a rede.</p>'),
    text: w(
      '<p>Each bolt arrives with the name of its mill. We keep a swatch of all of them, and you may ask for one.</p>',
      '<p>Cada peça de tecido chega com o nome da fábrica. Guardamos uma amostra de todas, e você pode pedir a sua.</p>',
    ),
  },
];
