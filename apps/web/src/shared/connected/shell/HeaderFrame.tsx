import { useQuery } from '@tanstack/react-query';
import { SiteHeader, type SiteHeaderProps } from '@vitrine/ui/sections/SiteHeader';
import { useIntl } from 'react-intl';
import type { AccountBranding } from '../../config/boot.ts';
import { paths } from '../../config/paths.ts';
import { siteHeaderLabels } from '../../mappers/labels/shell.ts';
import { useServices } from '../../queries/services.ts';
import type { UserData } from '../../queries/session.ts';
import { useTranslate } from '../useTranslate.ts';
import { headerLinks, languageChoices } from './navigation.ts';
import { useLanguage } from './useLanguage.ts';
import { useLinkGroups } from './useLinkGroups.ts';

type HeaderFrameProps = Pick<SiteHeaderProps, 'actions' | 'icons' | 'person' | 'menu' | 'notice'> & {
  user: UserData | null;
};

/** The logo made for the ground the account opens on. */
const logoOnGround = ({ style, logo, logo_dark }: AccountBranding) =>
  style['mode'] === 'dark' && logo_dark ? { logo: logo_dark, logoOnDark: true } : { logo };

/** What every header has: the account's mark, the ways through the shop, the languages. */
export function HeaderFrame({ user, ...own }: HeaderFrameProps) {
  const intl = useIntl();
  const t = useTranslate();
  const { account, language, queries } = useServices();
  const setLanguage = useLanguage();
  const { data: segments = [] } = useQuery(queries.landing.segments());
  return (
    <SiteHeader
      account={{ name: account.name, ...logoOnGround(account), href: paths.landing() }}
      links={headerLinks(t, user, segments)}
      languages={languageChoices(language)}
      onLanguage={({ code }) => setLanguage(code)}
      labels={siteHeaderLabels(intl)}
      groups={useLinkGroups({ user, isMenuOpen: own.menu?.isOpen ?? false })}
      {...own}
    />
  );
}
