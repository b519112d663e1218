import type { SiteFooterProps } from '@vitrine/ui/sections/SiteFooter';
import { paths } from '../../config/paths.ts';
import { useServices } from '../../queries/services.ts';
import { useDialogs } from '../dialogs/dialogState.tsx';
import { useTranslate } from '../useTranslate.ts';

type Groups = NonNullable<SiteFooterProps['groups']>;

/** Company, connect, register and contact links of visitors (R-153). The retailers' section is not shown in Portuguese (R-069). */
export const useFooterGroups = (): Groups => {
  const t = useTranslate();
  const { account, language } = useServices();
  const { open } = useDialogs();
  const retailers = { id: 'retailers', label: t('shell.ourRetailers'), href: paths.landing('ourretailers') };
  return [
    {
      title: t('shell.company'),
      links: [
        { id: 'whoweare', label: t('shell.whoWeAre'), href: paths.whoWeAre() },
        { id: 'team', label: t('shell.ourTeam'), href: paths.whoWeAre('ourteam') },
        { id: 'platform', label: t('shell.ourPlatform'), href: paths.landing('ourplatform') },
        ...(language === 'pt_BR' ? [] : [retailers]),
        { id: 'brands', label: t('app.nav.brands'), href: paths.brands() },
      ],
    },
    {
      title: t('shell.connect'),
      links: [
        { id: 'login', label: t('shell.signIn'), onPress: () => open({ kind: 'login' }) },
        { id: 'newsletter', label: t('shell.newsletter'), href: paths.landing('newsletter') },
      ],
    },
    {
      title: t('shell.register'),
      links: [
        { id: 'retailer', label: t('shell.asRetailer'), href: paths.register({ type: 'b' }) },
        { id: 'brand', label: t('shell.asBrand'), href: paths.register({ type: 's' }) },
      ],
    },
    {
      title: t('shell.contact'),
      links: [{ id: 'mail', label: account.support_email, href: `mailto:${account.support_email}` }],
    },
  ];
};
