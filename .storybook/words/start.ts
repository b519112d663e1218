import type { PageWords } from './useWords.ts';

export const startWords = {
  intro: [
    'A design system for wholesale fashion and beauty. One library serves any number of partners. Choose a partner in the toolbar to see every story in its theme.',
    'Um design system para o atacado de moda e beleza. Uma biblioteca serve qualquer número de parceiros. Escolha um parceiro na barra de ferramentas para ver cada história no tema dele.',
  ],
  review: ['Review heroes', 'Revisar heros'],
  reviewText: [
    'Compare the seven heroes, or any screen, in six partners, in light and dark mode.',
    'Compare os sete heros, ou qualquer tela, em seis parceiros, no modo claro e no escuro.',
  ],
  heroes: ['All heroes, all partners', 'Todos os heros, todos os parceiros'],
  screens: ['Any screen, all partners', 'Qualquer tela, todos os parceiros'],
  brandCards: ['Brand cards, all partners', 'Cartões de marca, todos os parceiros'],
  mails: ['All mails, all partners', 'Todos os e-mails, todos os parceiros'],
  documents: ['All documents, all partners', 'Todos os documentos, todos os parceiros'],
  heroC: ['Hero C, the default', 'Hero C, o padrão'],
  brand: ['Brand a partner', 'Criar a marca de um parceiro'],
  brandText: [
    'Turn a logo and a few colours into a theme. Every text stays legible.',
    'Transforme um logotipo e algumas cores em um tema. Todo texto continua legível.',
  ],
  studio: ['Open the studio', 'Abrir o estúdio'],
  tutorial: ['Brand a partner in 15 minutes', 'Crie a marca de um parceiro em 15 minutos'],
  exchange: ['Import and export', 'Importar e exportar'],
  build: ['Build', 'Construir'],
  buildText: [
    'Build screens from components. You pass values and texts, and they call you back.',
    'Monte telas com componentes. Você passa valores e textos, e eles chamam você de volta.',
  ],
  contents: ['Find a component', 'Encontrar um componente'],
  wholeScreens: ['Whole screens', 'Telas inteiras'],
  how: ['How it works', 'Como funciona'],
  tokens: ['Every token', 'Todos os tokens'],
} satisfies PageWords;
