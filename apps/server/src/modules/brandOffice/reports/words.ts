import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  title: { en: 'Sales', pt_BR: 'Vendas' },
  fileName: { en: '{brand} - Sales by {by}', pt_BR: '{brand} - Vendas por {by}' },
  collection: { en: 'collection', pt_BR: 'coleção' },
  style: { en: 'style', pt_BR: 'modelo' },
  size: { en: 'size', pt_BR: 'tamanho' },
  retailer: { en: 'retailer', pt_BR: 'lojista' },
  week: { en: 'week', pt_BR: 'semana' },
  reference: { en: 'Reference', pt_BR: 'Referência' },
  orders: { en: 'Orders', pt_BR: 'Pedidos' },
  units: { en: 'Units', pt_BR: 'Unidades' },
  currency: { en: 'Currency', pt_BR: 'Moeda' },
  amount: { en: 'Value', pt_BR: 'Valor' },
});
