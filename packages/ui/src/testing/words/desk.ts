import type { SellerDeskLabels } from '../../sections/SellerDesk/index.ts';
import { connectionListWords } from './connection.ts';
import { orderListWords } from './order.ts';
import { wordsOf } from './wordsOf.ts';

export const sellerDeskWords = wordsOf<SellerDeskLabels>('Sections/SellerDesk', {
  brand: ['Your brand', 'Sua marca'],
  requests: ['Connection requests', 'Pedidos de conexão'],
  noRequests: ['No request waits for your answer.', 'Nenhum pedido espera sua resposta.'],
  orders: ['Latest orders', 'Pedidos mais recentes'],
  noOrders: ['No orders yet.', 'Ainda não há pedidos.'],
  loading: ['Loading', 'Carregando'],
  failed: ['This list could not be loaded', 'Não foi possível carregar esta lista'],
  retry: ['Try again', 'Tentar de novo'],
  connection: connectionListWords.texts.block,
  order: orderListWords.texts,
});
