import type { PageWords } from './useWords.ts';

export const tokensWords = {
  title: ['Every token, in every theme', 'Todos os tokens, em todos os temas'],
  intro: [
    'Components use only these tokens, never fixed values. The names in CSS, Figma and TypeScript all come from the path of the token. Press a name to copy it.',
    'Os componentes usam só estes tokens, nunca valores fixos. Os nomes em CSS, Figma e TypeScript vêm todos do caminho do token. Pressione um nome para copiá-lo.',
  ],
  everyLayer: ['Every layer', 'Todas as camadas'],
  mode: ['Mode: colours, light and dark', 'Modo: cores, claro e escuro'],
  brand: ['Brand: type, shape, room', 'Marca: tipografia, forma, espaço'],
  component: ['Component: single parts', 'Componente: partes isoladas'],
  layer: ['Layer', 'Camada'],
  find: ['Find a token', 'Buscar um token'],
  example: ['ground raised, --v-button, radius…', 'ground raised, --v-button, radius…'],
  count: ['{found} of {all} tokens', '{found} de {all} tokens'],
  none: ['No token of that name', 'Nenhum token com esse nome'],
  noneText: [
    'Search by path, CSS variable, Figma name, or by a word of what it is for.',
    'Busque pelo caminho, pela variável CSS, pelo nome no Figma ou por uma palavra do que ele faz.',
  ],
  tokens: ['Tokens', 'Tokens'],
  token: ['Token', 'Token'],
  copy: ['Copy', 'Copiar'],
  copied: ['copied', 'copiado'],
} satisfies PageWords;
