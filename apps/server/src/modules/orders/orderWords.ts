import { ORDER_STATUS_NAMES, type OrderStatus, type PaymentStatus } from '@vitrine/api/rules';
import { createTranslator } from '../../platform/words.ts';
import type { Language } from '../../domain/language.ts';

const statusNames: Readonly<Record<Language, Readonly<Record<OrderStatus, string>>>> = {
  en: ORDER_STATUS_NAMES,
  pt_BR: {
    b: 'Em análise',
    s: 'Aguardando a marca',
    r: 'Aguardando o lojista',
    p: 'Em processamento',
    i: 'Em trânsito',
    f: 'Finalizado',
    x: 'Cancelado',
  },
};

const paymentNames: Readonly<Record<PaymentStatus, string>> = {
  Pending: 'Pendente',
  'Payment Pending': 'Pagamento pendente',
  Overdue: 'Em atraso',
  'Partially paid': 'Parcialmente pago',
  Paid: 'Pago',
  Refunded: 'Reembolsado',
};

/** An order status as people read it (S-098 to S-103). */
export const statusName = (language: Language, status: string): string =>
  (statusNames[language] as Readonly<Record<string, string>>)[status] ?? status;

/** A payment status in the reader's language. */
export const paymentName = (language: Language, status: string): string =>
  (language === 'en' ? undefined : (paymentNames as Readonly<Record<string, string>>)[status]) ?? status;

/** What an order's timeline says. */
export const translateHistory = createTranslator({
  created: {
    en: 'Order #{order} sent (units: {units}, products: {products})',
    pt_BR: 'Pedido nº {order} enviado (unidades: {units}, produtos: {products})',
  },
  createdPlain: { en: 'Order #{order} sent', pt_BR: 'Pedido nº {order} enviado' },
  status: { en: 'Status changed from {from} to {to}', pt_BR: 'Status alterado de {from} para {to}' },
  billing: { en: 'Billing address saved', pt_BR: 'Endereço de cobrança salvo' },
  shipping: { en: 'Shipping address saved', pt_BR: 'Endereço de entrega salvo' },
  tracking: { en: 'Tracking code: {code}', pt_BR: 'Código de rastreio: {code}' },
  payment: { en: 'Payment {reference}: {status}', pt_BR: 'Pagamento {reference}: {status}' },
  copy: { en: 'Copy link', pt_BR: 'Copiar link' },
});
