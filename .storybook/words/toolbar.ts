import type { PageWords } from './useWords.ts';

export const toolbarWords = {
  title: ['The toolbar applies to every story', 'A barra de ferramentas vale para todas as histórias'],
  intro: [
    'Choose the partner, the mode, the language, the density and the viewer. Without a choice, the partner or the story sets the value. A story that tests one of these settings keeps its own.',
    'Escolha o parceiro, o modo, o idioma, a densidade e quem olha. Sem uma escolha, o parceiro ou a história define o valor. Uma história que testa uma dessas opções mantém a sua.',
  ],
  product: ['A product, as the chosen viewer sees it', 'Um produto, como quem você escolheu o vê'],
  locale: ['Locale of the components:', 'Idioma dos componentes:'],
} satisfies PageWords;
