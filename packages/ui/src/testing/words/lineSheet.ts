import type { LineSheetLabels } from '../../commerce/lineSheet/LineSheetGrid/index.ts';
import { wordsOf } from './wordsOf.ts';

export const lineSheetWords = wordsOf<LineSheetLabels>('Commerce/LineSheetGrid', {
  search: ['Search this line sheet', 'Buscar neste catálogo'],
  searchPlaceholder: ['Name, reference, colour', 'Nome, referência, cor'],
  product: ['Product', 'Produto'],
  colours: ['Colours', 'Cores'],
  sizes: ['Sizes', 'Tamanhos'],
  wholesale: ['Wholesale', 'Atacado'],
  retailer: ['Retailer', 'Varejo'],
  restricted: ['RESTRICTED', 'RESTRITO'],
  outOfStock: ['Out of stock', 'Esgotado'],
  help: [
    'Arrow keys move, Space chooses, Shift with arrows or Space reaches further, Control A chooses all, Enter opens the product.',
    'As setas movem, Espaço escolhe, Shift com setas ou Espaço alcança mais, Control A escolhe tudo, Enter abre o produto.',
  ],
  selectAll: [
    '{count, plural, one {Select all # product} other {Select all # products}}',
    '{count, plural, one {Selecionar # produto} other {Selecionar todos os # produtos}}',
  ],
  deselectAll: [
    '{count, plural, one {Deselect all # product} other {Deselect all # products}}',
    '{count, plural, one {Desmarcar # produto} other {Desmarcar todos os # produtos}}',
  ],
  select: ['Select {name}', 'Selecionar {name}'],
  selected: ['{count, number} of {total, number} selected', '{count, number} de {total, number} selecionados'],
  found: ['{count, number} of {total, number} found', '{count, number} de {total, number} encontrados'],
  clear: ['Clear selection', 'Limpar seleção'],
  loading: ['Loading the line sheet', 'Carregando o catálogo'],
  emptyTitle: ['No products on this line sheet yet', 'Ainda não há produtos neste catálogo'],
  emptyText: [
    'The brand has not put anything up for this choice. Another category may have more.',
    'A marca não publicou nada para esta escolha. Outra categoria pode ter mais.',
  ],
  noMatchTitle: ['Nothing here matches “{search}”', 'Nada aqui corresponde a “{search}”'],
  noMatchAction: ['Show all products', 'Mostrar todos os produtos'],
  errorTitle: ['The line sheet could not be loaded', 'Não foi possível carregar o catálogo'],
  errorText: [
    'What you have selected is still selected. Please try again.',
    'O que você selecionou continua selecionado. Tente novamente.',
  ],
  retry: ['Try again', 'Tentar de novo'],
});
