import type { SiteFooterLabels } from '@vitrine/ui/sections/SiteFooter';
import type { SiteHeaderLabels } from '@vitrine/ui/sections/SiteHeader';
import type { IntlShape } from 'react-intl';

export const siteHeaderLabels = (intl: IntlShape): SiteHeaderLabels => {
  const t = (id: string) => intl.formatMessage({ id: `shell.${id}` });
  return {
    navigation: t('navigation'),
    openMenu: t('openMenu'),
    closeMenu: t('closeMenu'),
    skip: t('skip'),
    language: t('language'),
  };
};

export const siteFooterLabels = (intl: IntlShape): SiteFooterLabels => {
  const t = (id: string) => intl.formatMessage({ id: `shell.${id}` });
  return {
    footer: t('footer'),
    terms: t('terms'),
    privacy: t('privacy'),
    language: t('language'),
    poweredBy: t('poweredBy'),
    copyright: (words) => intl.formatMessage({ id: 'shell.copyright' }, { ...words }),
  };
};
