import { useInfiniteQuery } from '@tanstack/react-query';
import { AddToCartNotice } from '@vitrine/ui/commerce/cart/AddToCartNotice';
import type { SiteHeaderProps } from '@vitrine/ui/sections/SiteHeader';
import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { addToCartNoticeLabels } from '../../mappers/labels/product.ts';
import { useServices } from '../../queries/services.ts';
import type { UserData } from '../../queries/session.ts';
import { signOut } from '../auth/signIn.ts';
import { useKeepUser } from '../auth/useKeepUser.ts';
import { useCartNotice } from '../cart/cartNotice.tsx';
import { useDialogs } from '../dialogs/dialogState.tsx';
import { useTranslate } from '../useTranslate.ts';
import { useAllWords } from '../words.ts';
import { HeaderFrame } from './HeaderFrame.tsx';
import { useHandOff } from './useHandOff.ts';
import { useMessagesIcon } from './useMessagesIcon.tsx';
import { useNotificationsIcon } from './useNotificationsIcon.ts';
import { useRequestsIcon } from './useRequestsIcon.tsx';
import { useStatusIcon } from './useStatusIcon.tsx';
import { useWelcome } from './useWelcome.ts';

/** Staff alone see it. */
const ViewNotice = lazy(() => import('./ViewNotice.tsx'));

type Icons = NonNullable<SiteHeaderProps['icons']>;

/** Milliseconds after which nothing else of the screen should still be on its way. */
const SETTLED = 2_000;

/** Its dialog is loaded when the screen has come, so that it opens at once. */
const useSearchIcon = (): Icons => {
  const t = useTranslate();
  const { open } = useDialogs();
  useEffect(() => {
    const wait = setTimeout(() => void import('../dialogs/SearchView.tsx'), SETTLED);
    return () => clearTimeout(wait);
  }, []);
  return [{ id: 'search', icon: 'search', label: t('app.nav.search'), onPress: () => open({ kind: 'search' }) }];
};

/** The cart's dot and the notice that something was added. Asked for retailers alone (P-062, P-063). */
const useCartIcon = (isBuyer: boolean): Icons => {
  const intl = useIntl();
  const t = useTranslate();
  const { queries } = useServices();
  const { outcome, dismiss } = useCartNotice();
  const { data: count } = useInfiniteQuery({
    ...queries.cart.pages(),
    enabled: isBuyer,
    select: ({ pages }) => pages[0]?.products_count,
  });
  if (!isBuyer) return [];
  const notice = outcome && (
    <AddToCartNotice
      outcome={outcome}
      cartHref={paths.carts()}
      onClose={dismiss}
      labels={addToCartNoticeLabels(intl)}
    />
  );
  return [
    {
      id: 'cart',
      icon: 'bag',
      label: t('app.nav.cart'),
      href: paths.carts(),
      badge: count ? t('app.nav.cartHasProducts') : undefined,
      notice,
    },
  ];
};

/** The header of a retailer or of a brand's people. */
export default function SignedInHeader({ user, menu }: { user: UserData; menu: SiteHeaderProps['menu'] }) {
  useAllWords();
  const t = useTranslate();
  const services = useServices();
  useKeepUser();
  useWelcome('marketplace');
  const search = useSearchIcon();
  const status = useStatusIcon();
  const requests = useRequestsIcon();
  const messages = useMessagesIcon();
  const notifications = useNotificationsIcon();
  const cart = useCartIcon(user.entity_stype === 'buyer');
  // A page of its own, without this header, and with a way back.
  const studio = { id: 'studio', label: t('app.nav.studio'), href: paths.studio() };
  const inbox = { id: 'inbox', label: t('app.nav.messages'), href: paths.messages() };
  const news = { id: 'notifications', label: t('notification.title'), href: paths.notifications() };
  const home = { id: 'home', label: t('app.nav.start'), href: paths.home() };
  const connections = { id: 'connections', label: t('app.nav.connections'), href: paths.connections() };
  const favorites = { id: 'favorites', label: t('favorite.title'), href: paths.favorites() };
  const profile =
    user.entity_stype === 'buyer'
      ? { id: 'profile', label: t('profile.title'), href: paths.profile() }
      : { id: 'profile', label: t('account.title'), href: paths.account() };
  const logout = { id: 'logout', label: t('app.nav.logout'), onPress: () => void signOut(services) };
  const ofBuyer = user.entity_stype === 'buyer' ? [favorites] : [];
  const links = [home, profile, news, ...ofBuyer, inbox, connections, studio, logout];
  const follow = useHandOff();
  const { admin_url } = services.account;
  // The back office of the shop, unless the account names another one (D-048).
  const admin = { id: 'admin', label: t('shell.goToAdmin'), href: admin_url ?? paths.admin(), wideOnly: true };
  const mayAdminister = user.entity_stype !== 'buyer';
  return (
    <HeaderFrame
      user={user}
      // Non-buyers alone.
      actions={mayAdminister ? [{ ...admin, onPress: admin_url === null ? undefined : follow(admin_url) }] : []}
      menu={menu}
      notice={
        services.storage.get('viewing') && (
          <Suspense>
            <ViewNotice />
          </Suspense>
        )
      }
      icons={[...search, ...requests, ...messages, ...notifications, ...cart, ...status]}
      person={{ name: user.first_name, links }}
    />
  );
}
