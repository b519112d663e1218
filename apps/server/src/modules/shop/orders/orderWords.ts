import { ORDER_STATUS_NAMES, type OrderStatus, type PaymentStatus } from '@vitrine/api/rules';
import { createTranslator } from '../../../platform/words.ts';
import type { Language } from '../../../domain/language.ts';

const statusNames: Readonly<Record<Language, Readonly<Record<OrderStatus, string>>>> = {
  en: ORDER_STATUS_NAMES,
  pt_BR: {
    b: 'Análise pendente',
    s: 'Aguardando marca',
    r: 'Pendente com o lojista',
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

/** An order status as people read it. */
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
  statusUndone: { en: 'Status set back from {from} to {to}', pt_BR: 'Status desfeito: de {from} para {to}' },
  billing: { en: 'Billing address saved', pt_BR: 'Endereço de cobrança salvo' },
  shipping: { en: 'Shipping address saved', pt_BR: 'Endereço de entrega salvo' },
  recalled: {
    en: 'Order taken back by the retailer. Its units returned to stock.',
    pt_BR: 'Pedido retirado pelo lojista. As unidades voltaram ao estoque.',
  },
  shipment: { en: 'Units sent: {units}', pt_BR: 'Unidades enviadas: {units}' },
  shipmentTracked: {
    en: 'Units sent: {units}. Tracking: {code}',
    pt_BR: 'Unidades enviadas: {units}. Rastreio: {code}',
  },
  correction: {
    en: 'Units taken out of the order: {units}. Reason: {reason}',
    pt_BR: 'Unidades retiradas do pedido: {units}. Motivo: {reason}',
  },
  changeProposed: {
    en: 'Change proposed: {from} to {to} units, {totalFrom} to {totalTo}',
    pt_BR: 'Alteração proposta: de {from} para {to} unidades, de {totalFrom} para {totalTo}',
  },
  changeWithdrawn: { en: 'Proposed change withdrawn', pt_BR: 'Alteração proposta retirada' },
  changeAccepted: {
    en: 'Change accepted: {from} to {to} units, {totalFrom} to {totalTo}',
    pt_BR: 'Alteração aceita: de {from} para {to} unidades, de {totalFrom} para {totalTo}',
  },
  changeDeclined: {
    en: 'Change declined. The order stays at {from} units, {totalFrom}',
    pt_BR: 'Alteração recusada. O pedido fica com {from} unidades, {totalFrom}',
  },
  changeSaid: { en: '{sentence}. “{message}”', pt_BR: '{sentence}. “{message}”' },
  checkout: { en: 'Payment link changed', pt_BR: 'Link de pagamento alterado' },
  tracking: { en: 'Tracking: {code}', pt_BR: 'Rastreio: {code}' },
  payment: { en: 'Payment {reference}: {status}', pt_BR: 'Pagamento {reference}: {status}' },
  retracked: {
    en: 'Tracking corrected from {from} to {to}',
    pt_BR: 'Rastreio corrigido de {from} para {to}',
  },
  paymentChanged: {
    en: 'Payment {reference} changed: {amount}, due on {due}',
    pt_BR: 'Pagamento {reference} alterado: {amount}, com vencimento em {due}',
  },
  paymentRemoved: { en: 'Payment {reference} removed: {amount}', pt_BR: 'Pagamento {reference} removido: {amount}' },
  copy: { en: 'Copy link', pt_BR: 'Copiar link' },
});
