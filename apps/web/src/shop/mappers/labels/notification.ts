import type { NotificationChoicesLabels } from '@vitrine/ui/commerce/company/NotificationChoices';
import type { ActivityListLabels } from '@vitrine/ui/commerce/relationship/ActivityList';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string, words?: Record<string, string | number>) =>
  intl.formatMessage({ id: `notification.${id}` }, words);

export const activityListLabels = (intl: IntlShape): ActivityListLabels => {
  const t = sayer(intl);
  return {
    title: t('title'),
    unread: (words) => t('unread', { ...words }),
    markAll: t('markAll'),
    markRead: t('markRead'),
    isNew: t('isNew'),
    choose: t('choose'),
    loading: t('loading'),
    empty: t('empty'),
    emptyText: t('emptyText'),
    failed: t('failed'),
    retry: t('retry'),
    more: t('more'),
  };
};

export const notificationChoicesLabels = (intl: IntlShape): NotificationChoicesLabels => {
  const t = sayer(intl);
  return {
    title: t('title'),
    text: t('choices.text'),
    kind: {
      order: t('choices.kind.order'),
      message: t('choices.kind.message'),
      connection: t('choices.kind.connection'),
      approval: t('choices.kind.approval'),
    },
    choice: { list: t('choices.choice.list'), mail: t('choices.choice.mail'), off: t('choices.choice.off') },
    loading: t('choices.loading'),
    failed: t('choices.failed'),
    retry: t('retry'),
  };
};
