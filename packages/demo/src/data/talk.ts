import type { OrderStatus } from '@vitrine/api/rules';
import type { Dice } from '../dice.ts';

/** A text in the languages that a partner may speak. */
interface Bilingual {
  en: string;
  pt_BR: string;
}

interface Line extends Bilingual {
  from: 'buyer' | 'seller';
}

export interface Said {
  from: 'buyer' | 'seller';
  text: string;
}

/** A buyer's question with the brand's answer. */
const questions: readonly (readonly [question: Bilingual, answer: Bilingual])[] = [
  [
    {
      en: 'Good morning! Could you confirm the delivery window for the second drop?',
      pt_BR: 'Bom dia! Vocês podem confirmar a janela de entrega da segunda remessa?',
    },
    {
      en: 'Of course. The cutting starts on Monday, so it leaves us in week four.',
      pt_BR: 'Claro. O corte começa na segunda-feira, então ela sai daqui na quarta semana.',
    },
  ],
  [
    {
      en: 'Hello, is the size run the same as last season?',
      pt_BR: 'Olá, a grade de tamanhos é a mesma da estação passada?',
    },
    { en: 'Yes, and we added one size at each end.', pt_BR: 'É, e acrescentamos um tamanho em cada ponta.' },
  ],
  [
    {
      en: 'We would like everything in one parcel, if possible.',
      pt_BR: 'Gostaríamos de receber tudo em um só volume, se possível.',
    },
    {
      en: 'One parcel is fine; it leaves when the last colour is ready.',
      pt_BR: 'Sem problema; ele sai quando a última cor estiver pronta.',
    },
  ],
  [
    {
      en: 'Our window changes on the first of the month: could half of it arrive before?',
      pt_BR: 'Nossa vitrine muda no primeiro dia do mês: metade poderia chegar antes?',
    },
    {
      en: 'We can split it: tops first, the rest two weeks later.',
      pt_BR: 'Podemos dividir: primeiro as blusas, o resto duas semanas depois.',
    },
  ],
  [
    {
      en: 'Would you swap the two smallest sizes for one more of each large one?',
      pt_BR: 'Vocês trocariam os dois tamanhos menores por mais um de cada tamanho grande?',
    },
    {
      en: 'Gladly. Change the grid before Friday and we will cut to it.',
      pt_BR: 'Com prazer. Altere a grade até sexta-feira e cortamos por ela.',
    },
  ],
  [
    {
      en: 'Could the care labels be in French as well?',
      pt_BR: 'As etiquetas de cuidado podem vir também em francês?',
    },
    { en: 'They are in five languages, French among them.', pt_BR: 'Elas vêm em cinco idiomas, inclusive francês.' },
  ],
];

const endings: Readonly<Record<OrderStatus, Line>> = {
  b: {
    from: 'seller',
    en: 'Thank you for the order! We are looking at the stock today.',
    pt_BR: 'Obrigada pelo pedido! Vamos conferir o estoque hoje.',
  },
  s: {
    from: 'buyer',
    en: 'Any news? We plan our floor next week.',
    pt_BR: 'Alguma novidade? Planejamos a loja na semana que vem.',
  },
  r: {
    from: 'seller',
    en: 'One colour is delayed by three weeks. Shall we wait, or choose another?',
    pt_BR: 'Uma cor vai atrasar três semanas. Esperamos ou escolhemos outra?',
  },
  p: {
    from: 'seller',
    en: 'Everything is on the cutting table now.',
    pt_BR: 'Já está tudo na mesa de corte.',
  },
  i: {
    from: 'seller',
    en: 'Handed to the carrier this morning; the tracking code is in the order.',
    pt_BR: 'Entregue à transportadora hoje de manhã; o código de rastreio está no pedido.',
  },
  f: {
    from: 'buyer',
    en: 'It arrived, and it looks even better than the samples.',
    pt_BR: 'Chegou, e está ainda mais bonito que as amostras.',
  },
  x: {
    from: 'buyer',
    en: 'We have to cancel: the shop is being repainted until autumn. Sorry!',
    pt_BR: 'Precisamos cancelar: a loja está em reforma até o outono. Desculpem!',
  },
};

/** What two sides write about an order in their language, oldest first. */
export const conversation = (status: OrderStatus, dice: Dice, language: keyof Bilingual): Said[] => {
  const [question, answer] = dice.pick(questions);
  const ending = endings[status];
  return [
    { from: 'buyer', text: question[language] },
    { from: 'seller', text: answer[language] },
    { from: ending.from, text: ending[language] },
  ];
};
