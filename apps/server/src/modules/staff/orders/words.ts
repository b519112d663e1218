import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  title: { en: 'Orders', pt_BR: 'Pedidos' },
  values: { en: 'Value by currency', pt_BR: 'Valor por moeda' },
  number: { en: 'Order', pt_BR: 'Pedido' },
  brand: { en: 'Brand', pt_BR: 'Marca' },
  retailer: { en: 'Retailer', pt_BR: 'Lojista' },
  date: { en: 'Date', pt_BR: 'Data' },
  status: { en: 'Status', pt_BR: 'Status' },
  units: { en: 'Units', pt_BR: 'Unidades' },
  total: { en: 'Total', pt_BR: 'Total' },
  currency: { en: 'Currency', pt_BR: 'Moeda' },
  orders: { en: 'Orders', pt_BR: 'Pedidos' },
  waiting: { en: 'Days waiting', pt_BR: 'Dias de espera' },
});
