import type { PageWords } from './useWords.ts';

export const documentsWords = {
  area: ['Review', 'Revisão'],
  title: ['All documents, six partners', 'Todos os documentos, seis parceiros'],
  intro: [
    'Each document that the shop makes, in the look of each partner. The server’s own code makes them from sample data. Paper is always white, so there is one mode. Select a page to see it in full.',
    'Cada documento que a loja faz, com a cara de cada parceiro. O próprio código do servidor os faz, com dados de exemplo. Papel é sempre branco: há um só modo. Selecione uma página para vê-la inteira.',
  ],
  'line-sheet': ['Line sheet, PDF', 'Line sheet, PDF'],
  'purchase-order': ['Purchase order, PDF', 'Pedido de compra, PDF'],
  'product-list': ['List of products, XLSX', 'Lista de produtos, XLSX'],
  page: ['{partner}, page {page}', '{partner}, página {page}'],
} satisfies PageWords;
