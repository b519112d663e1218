import type { NotificationChoicesLabels } from '../../commerce/company/NotificationChoices/index.ts';
import type { ActivityListLabels } from '../../commerce/relationship/ActivityList/index.ts';
import { wordsOf } from './wordsOf.ts';

export const activityListWords = wordsOf<ActivityListLabels>('Commerce/ActivityList', {
  title: ['Notifications', 'Notificações'],
  unread: [
    '{count, plural, one {# unread notification} other {# unread notifications}}',
    '{count, plural, one {# notificação não lida} other {# notificações não lidas}}',
  ],
  markAll: ['Mark all as read', 'Marcar todas como lidas'],
  markRead: ['Mark as read', 'Marcar como lida'],
  isNew: ['New', 'Nova'],
  choose: ['Choose what you hear about', 'Escolha o que quer receber'],
  loading: ['Loading notifications', 'Carregando notificações'],
  empty: ['Nothing has happened yet', 'Nada aconteceu ainda'],
  emptyText: [
    'News about your orders, messages and connections appears here.',
    'As novidades dos seus pedidos, mensagens e conexões aparecem aqui.',
  ],
  failed: ['We could not get your notifications', 'Não foi possível carregar suas notificações'],
  retry: ['Try again', 'Tentar novamente'],
  more: ['LOAD MORE', 'CARREGAR MAIS'],
});

export const notificationChoicesWords = wordsOf<NotificationChoicesLabels>('Commerce/NotificationChoices', {
  title: ['Notifications', 'Notificações'],
  text: [
    'Choose for each kind. The daily mail tells of what you have not read.',
    'Escolha para cada tipo. O e-mail diário traz o que você ainda não leu.',
  ],
  kind: {
    order: ['Orders', 'Pedidos'],
    message: ['Messages', 'Mensagens'],
    connection: ['Connections', 'Conexões'],
    approval: ['Approvals', 'Aprovações'],
  },
  choice: {
    list: ['In the list', 'Na lista'],
    mail: ['Also in a daily mail', 'Também em um e-mail diário'],
    off: ['Off', 'Desligadas'],
  },
  loading: ['Loading your choices', 'Carregando suas escolhas'],
  failed: ['We could not get your choices', 'Não foi possível carregar suas escolhas'],
  retry: ['Try again', 'Tentar novamente'],
});
