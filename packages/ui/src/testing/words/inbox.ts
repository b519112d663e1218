import type { InboxListLabels } from '../../commerce/relationship/InboxList/index.ts';
import type { ChatLabels } from '../../commerce/relationship/Chat/index.ts';
import type { UnreadMessagesLabels } from '../../commerce/relationship/UnreadMessages/index.ts';
import { wordsOf } from './wordsOf.ts';

export const inboxListWords = wordsOf<InboxListLabels>('Commerce/InboxList', {
  title: ['Messages', 'Mensagens'],
  filters: ['Which messages to show', 'Quais mensagens mostrar'],
  filter: {
    'all-messages': ['SHOW ALL MESSAGES', 'TODAS'],
    'unread-messages': ['UNREAD MESSAGES', 'NÃO LIDAS'],
    'flagged-messages': ['FLAGGED MESSAGES', 'MARCADAS'],
  },
  search: ['Search by name', 'Buscar por nome'],
  unread: [
    '{count, plural, one {# unread message} other {# unread messages}}',
    '{count, plural, one {# mensagem não lida} other {# mensagens não lidas}}',
  ],
  flagged: ['Flagged', 'Marcada'],
  empty: {
    'all-messages': ['No messages yet', 'Nenhuma mensagem ainda'],
    'unread-messages': ['Nothing unread', 'Nada por ler'],
    'flagged-messages': ['Nothing flagged', 'Nada marcado'],
  },
  emptyText: {
    'all-messages': [
      'Once you are connected with a company, you can write to each other here.',
      'Depois de conectar-se com uma empresa, vocês podem conversar aqui.',
    ],
    'unread-messages': ['You have read everything.', 'Você leu tudo.'],
    'flagged-messages': ['Flag a message to find it here again.', 'Marque uma mensagem para reencontrá-la aqui.'],
  },
  showAll: ['See all messages', 'Ver todas as mensagens'],
  notFound: ['Nobody found for “{search}”', 'Ninguém encontrado para “{search}”'],
  more: ['LOAD MORE', 'CARREGAR MAIS'],
  loading: ['Loading messages', 'Carregando mensagens'],
  failed: ['We could not get your messages', 'Não foi possível carregar suas mensagens'],
  retry: ['Try again', 'Tentar novamente'],
});

export const chatWords = wordsOf<ChatLabels>('Commerce/Chat', {
  title: ['Messages with {name}', 'Mensagens com {name}'],
  you: ['You', 'Você'],
  empty: ['No messages yet. Say hello to {name}.', 'Nenhuma mensagem ainda. Diga olá para {name}.'],
  pending: ['Sending…', 'Enviando…'],
  notSent: ['Not sent', 'Não enviada'],
  waiting: [
    'Not sent yet. It goes out when you are online again.',
    'Ainda não enviada. Ela sai quando a conexão voltar.',
  ],
  earlier: ['Show earlier messages', 'Mostrar mensagens anteriores'],
  resend: ['Send again', 'Enviar de novo'],
  discard: ['Remove', 'Remover'],
  flag: ['Flag this message', 'Marcar esta mensagem'],
  picture: ['Picture from {name}', 'Imagem de {name}'],
  newer: ['New messages', 'Novas mensagens'],
  offline: ['New messages cannot be fetched at the moment.', 'No momento não é possível buscar novas mensagens.'],
  loading: ['Loading the chat', 'Carregando a conversa'],
  failed: ['We could not get this chat', 'Não foi possível carregar esta conversa'],
  retry: ['Try again', 'Tentar novamente'],
  input: ['Your message', 'Sua mensagem'],
  send: ['SEND', 'ENVIAR'],
  attach: ['Add a picture', 'Adicionar uma imagem'],
  remove: ['Remove {name}', 'Remover {name}'],
  left: [
    '{count, plural, one {# character left} other {# characters left}}',
    '{count, plural, one {Resta # caractere} other {Restam # caracteres}}',
  ],
  lost: [
    '“{name}” was not kept when the page was left. Please add it again.',
    '“{name}” não foi mantida quando a página foi fechada. Adicione-a de novo.',
  ],
  wrongType: [
    'Only jpeg, jpg, gif and png pictures can be sent.',
    'Só é possível enviar imagens jpeg, jpg, gif e png.',
  ],
  tooLarge: ['A picture can have 5 MB at most.', 'Uma imagem pode ter no máximo 5 MB.'],
});

export const unreadMessagesWords = wordsOf<UnreadMessagesLabels>('Commerce/UnreadMessages', {
  title: ['Unread messages', 'Mensagens não lidas'],
  none: ['Nothing unread', 'Nada por ler'],
  all: ['SEE YOUR MESSAGES', 'VER SUAS MENSAGENS'],
  orders: [
    '{count, plural, one {# unread message about an order} other {# unread messages about orders}}',
    '{count, plural, one {# mensagem não lida sobre um pedido} other {# mensagens não lidas sobre pedidos}}',
  ],
  close: ['Close', 'Fechar'],
  unread: [
    '{count, plural, one {# unread message} other {# unread messages}}',
    '{count, plural, one {# mensagem não lida} other {# mensagens não lidas}}',
  ],
  flagged: ['Flagged', 'Marcada'],
});
