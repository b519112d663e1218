import type { PageWords } from './useWords.ts';

/** The panel of comments and the link to what is seen. */
export const commentWords = {
  theme: ['Theme {partner}', 'Tema {partner}'],
  approve: ['Approve', 'Aprovar'],
  'needs work': ['Needs work', 'Precisa de ajustes'],
  'said.approve': ['{by}: approve', '{by}: aprova'],
  'said.needs work': ['{by}: needs work', '{by}: precisa de ajustes'],
  undecided: ['Nobody has decided yet.', 'Ninguém decidiu ainda.'],
  name: ['Your name', 'Seu nome'],
  commentOn: ['Comment on {partner} in {mode}, {locale}', 'Comentário sobre {partner}, {mode}, {locale}'],
  own: ['its own mode', 'no modo próprio'],
  light: ['light mode', 'no modo claro'],
  dark: ['dark mode', 'no modo escuro'],
  pin: ['Pin comment', 'Fixar comentário'],
  here: ['On this look', 'Sobre este visual'],
  elsewhere: ['On other looks', 'Sobre outros visuais'],
  show: ['Show this look', 'Mostrar este visual'],
  settle: ['Settle', 'Resolver'],
  settledBy: ['Settled by {by}', 'Resolvido por {by}'],
  where: [
    'This workshop has no server: comments are kept in this browser alone. “Copy link” includes those on this story; people who open the link see them and keep a copy. To show all of them to everyone, export them and commit the file to .storybook/reviews.',
    'Esta oficina não tem servidor: os comentários ficam só neste navegador. “Copiar link” leva os desta história; quem abrir o link os vê e guarda uma cópia. Para mostrar todos a todos, exporte e faça o commit do arquivo em .storybook/reviews.',
  ],
  export: ['Export', 'Exportar'],
  import: ['Import', 'Importar'],
  imported: ['Imported.', 'Importado.'],
  noReview: ['This file is not a review.', 'Este arquivo não é uma revisão.'],
  copy: ['Copy link', 'Copiar link'],
  copied: ['Link copied', 'Link copiado'],
  second: ['Second partner', 'Segundo parceiro'],
  storyIn: ['The story in {partner}', 'A história em {partner}'],
} satisfies PageWords;
