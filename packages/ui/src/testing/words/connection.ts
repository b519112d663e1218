import type { ConnectionButtonLabels } from '../../commerce/relationship/ConnectionButton/index.ts';
import type { ConnectionListLabels } from '../../commerce/relationship/ConnectionList/index.ts';
import type { ConnectionRequestsLabels } from '../../commerce/relationship/ConnectionRequests/index.ts';
import { wordsOf } from './wordsOf.ts';

export const connectionButtonWords = wordsOf<ConnectionButtonLabels>('Commerce/ConnectionButton', {
  request: ['REQUEST CONNECTION', 'PEDIR CONEXÃO'],
  accept: ['ACCEPT CONNECTION', 'ACEITAR CONEXÃO'],
  pending: ['REQUEST PENDING', 'PEDIDO PENDENTE'],
  message: ['SEND MESSAGE', 'ENVIAR MENSAGEM'],
  connected: ['CONNECTED', 'CONECTADO'],
  chat: ['Open the chat', 'Abrir a conversa'],
  headerRequest: ['connect', 'conectar'],
  headerAccept: ['Accept connection', 'Aceitar conexão'],
  failed: ['Connection failed', 'Falha na conexão'],
});

const block = {
  accept: ['ACCEPT', 'ACEITAR'],
  decline: ['DECLINE', 'RECUSAR'],
  connected: ['CONNECTED', 'CONECTADO'],
  chat: ['Open the chat', 'Abrir a conversa'],
  pending: ['REQUEST PENDING', 'PEDIDO PENDENTE'],
  declined: ['DECLINED', 'RECUSADA'],
} as const;

export const connectionListWords = wordsOf<ConnectionListLabels>('Commerce/ConnectionList', {
  title: ['My Connections', 'Minhas Conexões'],
  filterPending: ['PENDING', 'PENDENTES'],
  filterAll: ['ALL', 'TODAS'],
  loading: ['Loading connections', 'Carregando conexões'],
  emptyPending: ['No requests to answer', 'Nenhuma solicitação a responder'],
  emptyPendingText: [
    'When a company asks to connect, its request appears here.',
    'Quando alguém pedir uma conexão, o pedido aparece aqui.',
  ],
  emptyAll: ['No connections yet', 'Nenhuma conexão ainda'],
  emptyAllText: [
    'Ask for a connection on the page of a company you want to work with.',
    'Peça uma conexão na página da empresa com quem quer trabalhar.',
  ],
  failed: ['We could not get your connections', 'Não foi possível carregar suas conexões'],
  retry: ['Try again', 'Tentar novamente'],
  more: ['LOAD MORE', 'CARREGAR MAIS'],
  block,
});

export const connectionRequestsWords = wordsOf<ConnectionRequestsLabels>('Commerce/ConnectionRequests', {
  title: ['Connection requests', 'Pedidos de conexão'],
  none: ['You have answered every request.', 'Você respondeu a todos os pedidos.'],
  all: ['See all connections', 'Ver todas as conexões'],
  close: ['Close', 'Fechar'],
  block,
});
