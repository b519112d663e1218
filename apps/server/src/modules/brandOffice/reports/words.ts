import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  title: { en: 'Sales', pt_BR: 'Vendas' },
  fileName: { en: '{brand} - Sales by {by}', pt_BR: '{brand} - Vendas por {by}' },
  collection: { en: 'collection', pt_BR: 'coleção' },
  style: { en: 'style', pt_BR: 'modelo' },
  size: { en: 'size', pt_BR: 'tamanho' },
  retailer: { en: 'retailer', pt_BR: 'lojista' },
  week: { en: 'week', pt_BR: 'semana' },
  company: { en: 'Retailer', pt_BR: 'Lojista' },
  looks: { en: 'Looked at, not ordered', pt_BR: 'Vistos e não pedidos' },
  looksName: { en: '{brand} - Looked at, not ordered', pt_BR: '{brand} - Vistos e não pedidos' },
  product: { en: 'Product', pt_BR: 'Produto' },
  inCart: { en: 'In its cart', pt_BR: 'No carrinho' },
  looked: { en: 'Last look', pt_BR: 'Última visita' },
  yes: { en: 'Yes', pt_BR: 'Sim' },
  reference: { en: 'Reference', pt_BR: 'Referência' },
  orders: { en: 'Orders', pt_BR: 'Pedidos' },
  units: { en: 'Units', pt_BR: 'Unidades' },
  currency: { en: 'Currency', pt_BR: 'Moeda' },
  amount: { en: 'Value', pt_BR: 'Valor' },
});
