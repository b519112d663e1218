import type { ProfileTabsLabels } from '@vitrine/ui/commerce/company/ProfileTabs';
import type { UserListLabels } from '@vitrine/ui/commerce/company/UserList';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string, words?: Record<string, string>) =>
  intl.formatMessage({ id: `profile.${id}` }, words);

export const profileTabsLabels = (intl: IntlShape): ProfileTabsLabels => {
  const t = sayer(intl);
  return {
    title: t('title'),
    tab: {
      personal: t('tab.personal'),
      company: t('tab.company'),
      address: t('tab.address'),
      users: t('tab.users'),
    },
    loading: t('loading'),
  };
};

export const userListLabels = (intl: IntlShape): UserListLabels => {
  const t = sayer(intl);
  return {
    title: t('tab.users'),
    empty: t('users.empty'),
    emptyText: t('users.emptyText'),
    loading: t('users.loading'),
    failed: t('users.failed'),
    retry: t('users.retry'),
    status: {
      active: t('users.status.active'),
      inactive: t('users.status.inactive'),
      pending: t('users.status.pending'),
    },
    self: t('users.self'),
    activate: t('users.activate'),
    deactivate: t('users.deactivate'),
    question: (words) => t('users.question', { ...words }),
    confirm: t('users.confirm'),
    cancel: t('users.cancel'),
    close: t('users.close'),
    invite: {
      title: t('invite.title'),
      name: t('invite.name'),
      email: t('invite.email'),
      send: t('invite.send'),
      nameRequired: t('invite.nameRequired'),
      emailRequired: t('invite.emailRequired'),
    },
  };
};
