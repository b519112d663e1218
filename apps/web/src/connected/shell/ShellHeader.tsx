import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { AddToCartNotice } from '@vitrine/ui/commerce/AddToCartNotice';
import { SiteHeader, type SiteHeaderProps } from '@vitrine/ui/sections/SiteHeader';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { addToCartNoticeLabels } from '../../mappers/labels/product.ts';
import { siteHeaderLabels } from '../../mappers/labels/shell.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { signOut } from '../auth/signIn.ts';
import { useBag } from '../cart/bag.tsx';
import { useDialogs } from '../dialogs/dialogState.tsx';
import { useSay } from '../useSay.ts';
import { headerLinks, languageChoices } from './navigation.ts';
import { useLanguage } from './useLanguage.ts';

/** The cart's dot and the notice that something was added (R-141, R-143…R-146). Asked for retailers alone (P-062, P-063). */
const useCartIcon = (isBuyer: boolean): NonNullable<SiteHeaderProps['icons']> => {
  const intl = useIntl();
  const say = useSay();
  const { queries } = useServices();
  const { outcome, dismiss } = useBag();
  const { data: count } = useInfiniteQuery({ ...queries.cart.pages(), enabled: isBuyer, select: ({ pages }) => pages[0]?.products_count });
  if (!isBuyer) return [];
  const notice = outcome && <AddToCartNotice outcome={outcome} cartHref={paths.carts()} onClose={dismiss} labels={addToCartNoticeLabels(intl)} />;
  return [{ id: 'cart', icon: 'bag', label: say('app.nav.cart'), href: paths.carts(), badge: count ? say('app.nav.cartHasProducts') : undefined, notice }];
};

const useOrdersIcon = (isSignedIn: boolean): NonNullable<SiteHeaderProps['icons']> => {
  const say = useSay();
  const { queries } = useServices();
  const { data } = useQuery({ ...queries.orders.unread(), enabled: isSignedIn });
  if (!isSignedIn) return [];
  return [{ id: 'messages', icon: 'mail', label: say('app.nav.orders'), href: paths.orders(), badge: data ? say('app.nav.unreadMessages') : undefined }];
};

export function ShellHeader() {
  const intl = useIntl();
  const say = useSay();
  const services = useServices();
  const { user } = useSession();
  const { open } = useDialogs();
  const setLanguage = useLanguage();
  const { data: segments = [] } = useQuery(services.queries.landing.segments());
  const icons = [...useOrdersIcon(user !== null), ...useCartIcon(user?.entity_stype === 'buyer')];
  const { account, language } = services;
  return (
    <SiteHeader
      account={{ name: account.name, logo: account.logo, href: paths.landing() }}
      links={headerLinks(say, user, segments)}
      actions={user ? [] : [{ id: 'login', label: say('app.nav.login'), primary: true, onPress: () => open({ kind: 'login' }) }]}
      icons={icons}
      person={user ? { name: user.first_name, links: [{ id: 'logout', label: say('app.nav.logout'), onPress: () => void signOut(services) }] } : undefined}
      languages={languageChoices(say, language)}
      onLanguage={({ code }) => setLanguage(code)}
      labels={siteHeaderLabels(intl)}
    />
  );
}
