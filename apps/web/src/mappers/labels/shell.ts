import type { SiteFooterLabels } from '@vitrine/ui/sections/SiteFooter';
import type { SiteHeaderLabels } from '@vitrine/ui/sections/SiteHeader';
import type { IntlShape } from 'react-intl';

export const siteHeaderLabels = (intl: IntlShape): SiteHeaderLabels => {
  const say = (id: string) => intl.formatMessage({ id: `shell.${id}` });
  return {
    navigation: say('navigation'),
    openMenu: say('openMenu'),
    closeMenu: say('closeMenu'),
    skip: say('skip'),
    language: say('language'),
  };
};

export const siteFooterLabels = (intl: IntlShape): SiteFooterLabels => {
  const say = (id: string) => intl.formatMessage({ id: `shell.${id}` });
  return {
    footer: say('footer'),
    terms: say('terms'),
    privacy: say('privacy'),
    language: say('language'),
    poweredBy: say('poweredBy'),
    copyright: (words) => intl.formatMessage({ id: 'shell.copyright' }, { ...words }),
  };
};
