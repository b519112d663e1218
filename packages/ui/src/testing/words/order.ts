import type { OrderAddressesLabels } from '../../commerce/order/OrderAddresses/index.ts';
import type { OrderChangeLabels } from '../../commerce/order/OrderChange/index.ts';
import type { OrderListLabels } from '../../commerce/order/OrderList/index.ts';
import type { OrderDetailLabels } from '../../commerce/order/OrderDetail/index.ts';
import type { DownloadLabels } from '../../commerce/lineSheet/DownloadList/index.ts';
import type { OrderLinesLabels } from '../../commerce/order/OrderLines/index.ts';
import type { PaymentsLabels } from '../../commerce/order/PaymentsList/index.ts';
import type { PaymentTotalsLabels } from '../../commerce/order/PaymentTotals/index.ts';
import type { ShipmentsLabels } from '../../commerce/order/ShipmentsList/index.ts';
import type { OrderMessagesLabels } from '../../commerce/order/OrderMessages/index.ts';
import type { OrderTimelineLabels } from '../../commerce/order/OrderTimeline/index.ts';
import type { StatusControlLabels } from '../../commerce/order/StatusControl/index.ts';
import type { OrderStatusCode } from '../../commerce/order/OrderStatusBadge/index.ts';
import { wordsOf } from './wordsOf.ts';

export const orderStatusWords = wordsOf<Record<OrderStatusCode, string>>('Commerce/OrderStatusBadge', {
  b: ['Pending Analysis', 'Análise pendente'],
  s: ['Waiting Brand', 'Aguardando marca'],
  r: ['Retailer Pending', 'Pendente com o lojista'],
  p: ['Processing', 'Em processamento'],
  i: ['In transit', 'Em trânsito'],
  f: ['Finished', 'Finalizado'],
  x: ['Cancelled', 'Cancelado'],
});

export const orderListWords = wordsOf<OrderListLabels>('Commerce/OrderList', {
  title: ['Your Orders', 'Seus pedidos'],
  current: ['Current Orders', 'Pedidos atuais'],
  past: ['Past Orders', 'Pedidos anteriores'],
  more: ['LOAD MORE', 'CARREGAR MAIS'],
  empty: ['No orders yet.', 'Ainda não há pedidos.'],
  emptyText: [
    'Once a pre-order is sent, it can be followed here.',
    'Assim que um pré-pedido for enviado, você pode acompanhá-lo aqui.',
  ],
  loading: ['Loading orders', 'Carregando pedidos'],
  unread: [
    '{count, plural, one {# new message} other {# new messages}}',
    '{count, plural, one {# mensagem nova} other {# mensagens novas}}',
  ],
});

export const orderDetailWords = wordsOf<OrderDetailLabels>('Commerce/OrderDetail', {
  number: ['Order number', 'Número do pedido'],
  date: ['Date', 'Data'],
  tracking: ['Tracking code', 'Código de rastreio'],
  shipping: ['Shipping', 'Frete'],
  total: ['Total price', 'Preço total'],
  units: ['Units', 'Unidades'],
  payment: ['Payment status', 'Pagamento'],
  fulfilment: ['Fulfilment status', 'Atendimento'],
  note: ['Order note', 'Observação do pedido'],
  payNow: ['PAY NOW', 'PAGAR AGORA'],
  viewInvoice: ['VIEW INVOICE', 'VER FATURA'],
  downloads: ['Downloads', 'Downloads'],
  openFile: ['Open the file', 'Abrir o arquivo'],
  print: ['Print', 'Imprimir'],
  previous: ['Previous order', 'Pedido anterior'],
  next: ['Next order', 'Próximo pedido'],
});

export const orderAddressesWords = wordsOf<OrderAddressesLabels>('Commerce/OrderAddresses', {
  title: ['Addresses', 'Endereços'],
  billing: ['Billing address', 'Endereço de cobrança'],
  shipping: ['Shipping address', 'Endereço de entrega'],
  notGiven: ['Not given yet', 'Ainda não informado'],
});

export const downloadWords = wordsOf<DownloadLabels>('Commerce/DownloadList', {
  title: ['Downloads', 'Downloads'],
  open: ['Open the file', 'Abrir o arquivo'],
});

export const orderLinesWords = wordsOf<OrderLinesLabels>('Commerce/OrderLines', {
  title: ['What was ordered', 'O que foi pedido'],
  colour: ['Colour', 'Cor'],
  units: ['Units', 'Unidades'],
  unitPrice: ['Price', 'Preço'],
  total: ['Total', 'Total'],
  note: ['Note: {note}', 'Observação: {note}'],
});

export const orderChangeWords = wordsOf<OrderChangeLabels>('Commerce/OrderChange', {
  title: ['Proposed change', 'Alteração proposta'],
  what: ['Product, colour and size', 'Produto, cor e tamanho'],
  before: ['Now', 'Agora'],
  after: ['Proposed', 'Proposto'],
  units: ['Units', 'Unidades'],
  total: ['Total', 'Total'],
});

export const shipmentsWords = wordsOf<ShipmentsLabels>('Commerce/ShipmentsList', {
  title: ['Shipments', 'Envios'],
  colour: ['Colour', 'Cor'],
  tracking: ['Tracking code', 'Código de rastreio'],
  part: ['Shipment {part} of {parts}', 'Envio {part} de {parts}'],
});

export const paymentsWords = wordsOf<PaymentsLabels>('Commerce/PaymentsList', {
  title: ['PAYMENTS', 'PAGAMENTOS'],
  status: ['Status', 'Situação'],
  reference: ['Reference', 'Referência'],
  amount: ['Amount', 'Valor'],
  due: ['Due date', 'Vencimento'],
  pay: ['Pay', 'Pagar'],
});

export const paymentTotalsWords = wordsOf<PaymentTotalsLabels>('Commerce/PaymentTotals', {
  total: ['Total', 'Total'],
  paid: ['Paid', 'Pago'],
  open: ['Still open', 'Em aberto'],
  overpaid: ['Overpaid', 'Pago a mais'],
});

export const orderMessagesWords = wordsOf<OrderMessagesLabels>('Commerce/OrderMessages', {
  empty: [
    'No messages yet. Ask anything about this order.',
    'Ainda não há mensagens. Pergunte o que quiser sobre este pedido.',
  ],
  earlier: ['Show earlier messages', 'Mostrar mensagens anteriores'],
  input: ['Your message', 'Sua mensagem'],
  send: ['SEND', 'ENVIAR'],
  title: ['MESSAGES WITH {name}', 'MENSAGENS COM {name}'],
  chat: ['Write to {name}', 'Escrever para {name}'],
});

export const orderTimelineWords = wordsOf<OrderTimelineLabels>('Commerce/OrderTimeline', {
  title: ['Timeline', 'Linha do tempo'],
  hint: ['Press to copy the link', 'Clique para copiar o link'],
  earlier: ['Show earlier entries', 'Mostrar registros anteriores'],
});

export const statusControlWords = wordsOf<StatusControlLabels>('Commerce/StatusControl', {
  label: ['Update the status', 'Atualizar o status'],
  choose: ['Choose', 'Escolha'],
  update: ['Update', 'Atualizar'],
  question: [
    'Are you sure? Do you want to update the order status?',
    'Tem certeza? Deseja atualizar o status do pedido?',
  ],
  confirm: ['Yes, update', 'Sim, atualizar'],
  cancel: ['Cancel', 'Cancelar'],
  close: ['Close', 'Fechar'],
});
