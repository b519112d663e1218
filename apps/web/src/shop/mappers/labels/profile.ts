import type { CompanyAddressesLabels } from '@vitrine/ui/commerce/company/CompanyAddresses';
import type { CompanyProfileLabels } from '@vitrine/ui/commerce/company/CompanyProfile';
import type { LogoFieldLabels } from '@vitrine/ui/commerce/company/LogoField';
import type { PersonalProfileLabels } from '@vitrine/ui/commerce/company/PersonalProfile';
import { BRAND_RIGHTS, otherFileOf } from '@vitrine/api/rules';
import type { ProfileTabsLabels } from '@vitrine/ui/commerce/company/ProfileTabs';
import type { UserListLabels, UserListProps } from '@vitrine/ui/commerce/company/UserList';
import type { IntlShape } from 'react-intl';
import { addressLabels } from '../../../shared/mappers/labels/address.ts';

const sayer = (intl: IntlShape) => (id: string, words?: Record<string, string | number>) =>
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
    right: (words) => t('users.right', { ...words }),
    activate: t('users.activate'),
    deactivate: t('users.deactivate'),
    question: (words) => t('users.question', { ...words }),
    confirm: t('users.confirm'),
    inviteAgain: t('users.inviteAgain'),
    revoke: t('users.revoke'),
    revokeQuestion: (words) => t('users.revokeQuestion', { ...words }),
    revokeConfirm: t('users.revokeConfirm'),
    cancel: t('users.cancel'),
    close: t('users.close'),
    invite: {
      title: t('invite.title'),
      name: t('invite.name'),
      email: t('invite.email'),
      send: t('invite.send'),
      right: t('invite.right'),
      nameRequired: t('invite.nameRequired'),
      emailRequired: t('invite.emailRequired'),
    },
  };
};

export const personalProfileLabels = (intl: IntlShape): PersonalProfileLabels => {
  const t = sayer(intl);
  return {
    firstName: t('personal.firstName'),
    lastName: t('personal.lastName'),
    email: t('personal.email'),
    emailHint: t('personal.emailHint'),
    phone: t('personal.phone'),
    language: t('personal.language'),
    save: t('personal.save'),
    changePassword: t('personal.changePassword'),
    phoneField: {
      country: t('personal.phoneCountry'),
      search: t('personal.phoneSearch'),
      none: t('personal.phoneNone'),
    },
  };
};

export const logoFieldLabels = (intl: IntlShape): LogoFieldLabels => {
  const t = sayer(intl);
  return {
    label: t('logo.label'),
    hint: t('logo.hint'),
    preview: t('logo.preview'),
    fit: t('logo.fit'),
    whole: t('logo.whole'),
    fill: t('logo.fill'),
    part: t('logo.part'),
    partHint: t('logo.partHint'),
    remove: t('logo.remove'),
    undo: t('logo.undo'),
    unreadable: t('logo.unreadable'),
    drop: {
      choose: t('logo.choose'),
      drop: t('logo.drop'),
      remove: (words) => t('logo.removeFile', { ...words }),
      refused: ({ name, why }) => t(`logo.refused.${why}`, { name, kind: otherFileOf(name) }),
    },
  };
};

export const companyProfileLabels = (intl: IntlShape): CompanyProfileLabels => {
  const t = sayer(intl);
  return {
    logo: logoFieldLabels(intl),
    name: t('company.name'),
    year: t('company.year'),
    text: t('company.text'),
    textHint: t('company.textHint'),
    website: t('company.website'),
    instagram: t('company.instagram'),
    instagramHint: t('company.instagramHint'),
    facebook: t('company.facebook'),
    facebookHint: t('company.facebookHint'),
    save: t('company.save'),
    countries: {
      label: t('countries.label'),
      hint: t('countries.hint'),
      empty: t('countries.empty'),
      count: (words) => t('chosen', { ...words }),
    },
    domains: {
      label: t('domains.label'),
      hint: t('domains.hint'),
      empty: t('domains.empty'),
      count: (words) => t('chosen', { ...words }),
    },
  };
};

export const companyAddressesLabels = (intl: IntlShape): CompanyAddressesLabels => {
  const t = sayer(intl);
  return {
    title: { billing: t('address.billing'), shipping: t('address.shipping') },
    save: { billing: t('address.saveBilling'), shipping: t('address.saveShipping') },
    address: addressLabels(intl),
  };
};

/** The words for the people of a brand, who have an account without a company profile. */
export const accountTabsLabels = (intl: IntlShape): ProfileTabsLabels => ({
  ...profileTabsLabels(intl),
  title: intl.formatMessage({ id: 'account.title' }),
});

export const brandUserListLabels = (intl: IntlShape): UserListLabels => ({
  ...userListLabels(intl),
  emptyText: intl.formatMessage({ id: 'account.users.emptyText' }),
});

/** What the people of a brand may do; an invitation gives the right to sell unless it is changed. */
export const brandRights = (intl: IntlShape): NonNullable<UserListProps['rights']> => ({
  usual: 'sales',
  options: BRAND_RIGHTS.map((value) => ({
    value,
    label: intl.formatMessage({ id: `account.right.${value}` }),
    detail: intl.formatMessage({ id: `account.right.${value}Text` }),
  })),
});
