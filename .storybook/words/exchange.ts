import type { PageWords } from './useWords.ts';

export const exchangeWords = {
  title: ['Import and export', 'Importar e exportar'],
  intro: [
    'Export a branding as a document, design tokens, Figma variables, a Tokens Studio file or CSS. Import it again from any of them without loss. A file from another design system becomes a proposal, with a note for each value used. Your files stay in this browser.',
    'Exporte uma marca como documento, design tokens, variáveis do Figma, arquivo do Tokens Studio ou CSS. Importe-a de volta de qualquer um deles, sem perda. Um arquivo de outro design system vira uma proposta, com uma nota para cada valor usado. Seus arquivos ficam neste navegador.',
  ],
  bring: ['Bring', 'Importar'],
  takeAway: ['Take away', 'Exportar'],
  worn: ['Worn', 'Em uso'],
  paste: ['Or paste its text', 'Ou cole o texto'],
  drop: [
    'Drop a file here: branding JSON, design tokens (DTCG), Figma, Tokens Studio, or CSS.',
    'Solte um arquivo aqui: JSON da marca, design tokens (DTCG), Figma, Tokens Studio ou CSS.',
  ],
  choose: ['Choose a file', 'Escolher um arquivo'],
  file: ['File', 'Arquivo'],
  download: ['Download', 'Baixar'],
  downloadFile: ['Download {name}', 'Baixar {name}'],
  'format.branding': ['Branding document', 'Documento da marca'],
  'format.tokens': ['Design tokens', 'Design tokens'],
  'format.css': ['CSS custom properties', 'Propriedades personalizadas de CSS'],
  'format.share': ['Shared link', 'Link compartilhado'],
  unknown: ['Unknown format', 'Formato desconhecido'],
  valid: ['Valid', 'Válido'],
  mended: [
    'Not a valid branding yet; the preview shows the suggested repair',
    'Ainda não é uma marca válida; a prévia mostra o reparo sugerido',
  ],
  unreadable: ['Nothing could be read from this', 'Não foi possível ler nada disto'],
  notes: ['What was taken from where', 'O que veio de onde'],
} satisfies PageWords;

/** What reads each file that a branding can be exported as. */
export const fileUses = {
  branding: [
    'The document itself: for an account, and to come back here.',
    'O próprio documento: para uma conta, e para voltar aqui.',
  ],
  tokensLight: [
    'Design tokens (DTCG 2025.10) in light mode, for any tool that reads the format.',
    'Design tokens (DTCG 2025.10) no modo claro, para ferramentas do formato.',
  ],
  tokensDark: ['The same in dark mode.', 'O mesmo no modo escuro.'],
  resolver: ['Both modes in one DTCG resolver document.', 'Os dois modos em um documento resolver DTCG.'],
  figmaLight: [
    'Figma: Variables, Import; the light mode of a collection.',
    'Figma: Variables, Import; o modo claro de uma coleção.',
  ],
  figmaDark: ['Figma: the dark mode of the same collection.', 'Figma: o modo escuro da mesma coleção.'],
  tokensStudio: [
    'Tokens Studio: sets for core, light and dark, and a theme for each mode.',
    'Tokens Studio: conjuntos core, light e dark, e um tema para cada modo.',
  ],
  css: [
    'Custom properties for a page of your own: :root and both modes.',
    'Propriedades personalizadas para uma página sua: :root e os dois modos.',
  ],
} satisfies PageWords;
