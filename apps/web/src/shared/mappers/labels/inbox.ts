import type { ChatLabels } from '@vitrine/ui/commerce/relationship/Chat';
import type { InboxFilter, InboxListLabels } from '@vitrine/ui/commerce/relationship/InboxList';
import type { UnreadMessagesLabels } from '@vitrine/ui/commerce/relationship/UnreadMessages';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string, words?: Record<string, string | number>) =>
  intl.formatMessage({ id: `inbox.${id}` }, words);

export const inboxListLabels = (intl: IntlShape): InboxListLabels => {
  const t = sayer(intl);
  const byFilter = (under: string): Record<InboxFilter, string> => ({
    'all-messages': t(`${under}.all-messages`),
    'unread-messages': t(`${under}.unread-messages`),
    'flagged-messages': t(`${under}.flagged-messages`),
  });
  return {
    title: t('title'),
    filters: t('filters'),
    filter: byFilter('filter'),
    search: t('search'),
    unread: (words) => t('unread', { ...words }),
    flagged: t('flagged'),
    empty: byFilter('empty'),
    emptyText: byFilter('emptyText'),
    showAll: t('showAll'),
    notFound: (words) => t('notFound', { ...words }),
    more: t('more'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
  };
};

export const chatLabels = (intl: IntlShape): ChatLabels => {
  const t = sayer(intl);
  return {
    title: (words) => t('chat.title', { ...words }),
    you: t('chat.you'),
    empty: (words) => t('chat.empty', { ...words }),
    pending: t('chat.pending'),
    notSent: t('chat.notSent'),
    waiting: t('chat.waiting'),
    earlier: t('chat.earlier'),
    resend: t('chat.resend'),
    discard: t('chat.discard'),
    flag: t('chat.flag'),
    picture: (words) => t('chat.picture', { ...words }),
    newer: t('chat.newer'),
    offline: t('chat.offline'),
    loading: t('chat.loading'),
    failed: t('chat.failed'),
    retry: t('chat.retry'),
    input: t('chat.input'),
    send: t('chat.send'),
    attach: t('chat.attach'),
    remove: (words) => t('chat.remove', { ...words }),
    left: (words) => t('chat.left', { ...words }),
    lost: (words) => t('chat.lost', { ...words }),
    wrongType: t('chat.wrongType'),
    tooLarge: t('chat.tooLarge'),
  };
};

export const unreadMessagesLabels = (intl: IntlShape): UnreadMessagesLabels => {
  const t = sayer(intl);
  return {
    title: t('panel.title'),
    none: t('panel.none'),
    all: t('panel.all'),
    orders: (words) => t('panel.orders', { ...words }),
    close: t('panel.close'),
    unread: (words) => t('unread', { ...words }),
    flagged: t('flagged'),
  };
};
