import type { PageWords } from './useWords.ts';

export const contentsWords = {
  title: ['Contents', 'Conteúdo'],
  intro: [
    'Every component by its name, by what it is for, or by the words people see: write “MAKE A BUY” or “WELCOME BACK”. Descriptions are in English.',
    'Cada componente pelo nome, pela finalidade ou pelas palavras que as pessoas veem: escreva “MAKE A BUY” ou “WELCOME BACK”. As descrições estão em inglês.',
  ],
  search: ['Find a component', 'Encontrar um componente'],
  found: [
    '{count, plural, one {# component} other {# components}}',
    '{count, plural, one {# componente} other {# componentes}}',
  ],
  nothing: ['Nothing shows “{search}”', 'Nada mostra “{search}”'],
  hint: ['Try fewer letters, or a word of its label.', 'Tente menos letras, ou uma palavra do texto dele.'],
} satisfies PageWords;
