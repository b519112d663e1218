import { createTranslator } from '../../../platform/words.ts';

/** What line sheets and lists say. */
export const t = createTranslator({
  lineSheet: { en: 'Line sheet', pt_BR: 'Catálogo' },
  lineSheetName: { en: '{name} - Line sheet', pt_BR: '{name} - Catálogo' },
  listName: { en: '{name} - List of products', pt_BR: '{name} - Lista de produtos' },
  list: { en: 'List of products', pt_BR: 'Lista de produtos' },
  ownList: { en: 'My list of products', pt_BR: 'Minha lista de produtos' },
  orderUntil: { en: 'Order until {date}', pt_BR: 'Pedidos até {date}' },
  products: { en: '{count} products', pt_BR: '{count} produtos' },
  oneProduct: { en: '1 product', pt_BR: '1 produto' },
  pricelist: { en: 'Price list: {name}', pt_BR: 'Tabela de preços: {name}' },
  ref: { en: 'Ref. {code}', pt_BR: 'Ref. {code}' },
  wholesale: { en: 'Wholesale', pt_BR: 'Atacado' },
  retailer: { en: 'Retail', pt_BR: 'Varejo' },
  minimum: { en: 'Minimum {units} units', pt_BR: 'Mínimo de {units} unidades' },
  more: { en: '+ {count} more', pt_BR: '+ {count}' },
  page: { en: 'Page {page} of {pages}', pt_BR: 'Página {page} de {pages}' },
  noProducts: {
    en: 'This price list has no products of this collection. Choose another price list.',
    pt_BR: 'Esta tabela de preços não tem produtos desta coleção. Escolha outra tabela.',
  },
  noneChosen: {
    en: 'None of the chosen products is in this price list. Choose other products or another list.',
    pt_BR: 'Nenhum dos produtos escolhidos está nesta tabela de preços. Escolha outros produtos ou outra tabela.',
  },
  product: { en: 'Product', pt_BR: 'Produto' },
  reference: { en: 'Reference', pt_BR: 'Referência' },
  collection: { en: 'Collection', pt_BR: 'Coleção' },
  colour: { en: 'Colour', pt_BR: 'Cor' },
  sizes: { en: 'Sizes', pt_BR: 'Tamanhos' },
  delivery: { en: 'Delivery', pt_BR: 'Entrega' },
  gtin: { en: 'GTIN', pt_BR: 'GTIN' },
  minimumUnits: { en: 'Minimum units', pt_BR: 'Mínimo de unidades' },
});
