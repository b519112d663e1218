import type { FormattedTextLabels } from '../../components/FormattedTextField/index.ts';
import { wordsOf } from './wordsOf.ts';

export const formattedTextWords = wordsOf<FormattedTextLabels>('Components/FormattedTextField', {
  tools: ['Formatting', 'Formatação'],
  heading: ['Heading', 'Título'],
  subheading: ['Subheading', 'Subtítulo'],
  bold: ['Bold', 'Negrito'],
  italic: ['Italic', 'Itálico'],
  bulletList: ['Bulleted list', 'Lista com marcadores'],
  numberedList: ['Numbered list', 'Lista numerada'],
  quote: ['Quote', 'Citação'],
  undo: ['Undo', 'Desfazer'],
  redo: ['Redo', 'Refazer'],
  link: ['Link', 'Link'],
  address: ['Address of the link', 'Endereço do link'],
  wrongAddress: [
    'Begin with https://, mailto: or / for a page of this shop.',
    'Comece com https://, mailto: ou / para uma página desta loja.',
  ],
  apply: ['Apply', 'Aplicar'],
  removeLink: ['Remove link', 'Remover link'],
  cancel: ['Cancel', 'Cancelar'],
});
