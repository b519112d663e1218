import type { ChatLabels } from '@vitrine/ui/commerce/Chat';
import type { InboxFilter, InboxListLabels } from '@vitrine/ui/commerce/InboxList';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string, words?: Record<string, string | number>) =>
  intl.formatMessage({ id: `inbox.${id}` }, words);

export const inboxListLabels = (intl: IntlShape): InboxListLabels => {
  const say = sayer(intl);
  const byFilter = (under: string): Record<InboxFilter, string> => ({
    'all-messages': say(`${under}.all-messages`),
    'unread-messages': say(`${under}.unread-messages`),
    'flagged-messages': say(`${under}.flagged-messages`),
  });
  return {
    title: say('title'),
    filters: say('filters'),
    filter: byFilter('filter'),
    search: say('search'),
    unread: (words) => say('unread', { ...words }),
    flagged: say('flagged'),
    empty: byFilter('empty'),
    emptyText: byFilter('emptyText'),
    notFound: (words) => say('notFound', { ...words }),
    more: say('more'),
    loading: say('loading'),
    failed: say('failed'),
    retry: say('retry'),
  };
};

export const chatLabels = (intl: IntlShape): ChatLabels => {
  const say = sayer(intl);
  return {
    title: (words) => say('chat.title', { ...words }),
    you: say('chat.you'),
    empty: (words) => say('chat.empty', { ...words }),
    pending: say('chat.pending'),
    notSent: say('chat.notSent'),
    resend: say('chat.resend'),
    discard: say('chat.discard'),
    flag: say('chat.flag'),
    picture: (words) => say('chat.picture', { ...words }),
    newer: say('chat.newer'),
    offline: say('chat.offline'),
    loading: say('chat.loading'),
    failed: say('chat.failed'),
    retry: say('chat.retry'),
    input: say('chat.input'),
    send: say('chat.send'),
    attach: say('chat.attach'),
    remove: (words) => say('chat.remove', { ...words }),
    left: (words) => say('chat.left', { ...words }),
    wrongType: say('chat.wrongType'),
    tooLarge: say('chat.tooLarge'),
  };
};
