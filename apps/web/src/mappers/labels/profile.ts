import type { ProfileTabsLabels } from '@vitrine/ui/commerce/ProfileTabs';
import type { UserListLabels } from '@vitrine/ui/commerce/UserList';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string, words?: Record<string, string>) =>
  intl.formatMessage({ id: `profile.${id}` }, words);

export const profileTabsLabels = (intl: IntlShape): ProfileTabsLabels => {
  const say = sayer(intl);
  return {
    title: say('title'),
    tab: {
      personal: say('tab.personal'),
      company: say('tab.company'),
      address: say('tab.address'),
      users: say('tab.users'),
    },
    loading: say('loading'),
  };
};

export const userListLabels = (intl: IntlShape): UserListLabels => {
  const say = sayer(intl);
  return {
    title: say('tab.users'),
    empty: say('users.empty'),
    emptyText: say('users.emptyText'),
    loading: say('users.loading'),
    failed: say('users.failed'),
    retry: say('users.retry'),
    status: {
      active: say('users.status.active'),
      inactive: say('users.status.inactive'),
      pending: say('users.status.pending'),
    },
    self: say('users.self'),
    activate: say('users.activate'),
    deactivate: say('users.deactivate'),
    question: (words) => say('users.question', { ...words }),
    confirm: say('users.confirm'),
    cancel: say('users.cancel'),
    close: say('users.close'),
    invite: {
      title: say('invite.title'),
      name: say('invite.name'),
      email: say('invite.email'),
      send: say('invite.send'),
      nameRequired: say('invite.nameRequired'),
      emailRequired: say('invite.emailRequired'),
    },
  };
};
