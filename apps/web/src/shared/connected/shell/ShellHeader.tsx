import type { SiteHeaderProps } from '@vitrine/ui/sections/SiteHeader';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../queries/services.ts';
import { useDialogs } from '../dialogs/dialogState.tsx';
import { useTranslate } from '../useTranslate.ts';
import { HeaderFrame } from './HeaderFrame.tsx';

const SignedInHeader = lazy(() => import('./SignedInHeader.tsx'));

/** Brands, segments, LOGIN and the ways to register. */
function VisitorHeader({ menu }: { menu: SiteHeaderProps['menu'] }) {
  const t = useTranslate();
  const { open } = useDialogs();
  return (
    <HeaderFrame
      user={null}
      menu={menu}
      icons={[{ id: 'search', icon: 'search', label: t('app.nav.search'), onPress: () => open({ kind: 'search' }) }]}
      actions={[
        { id: 'brand', label: t('shell.imABrand'), href: paths.register({ type: 's' }), wideOnly: true },
        { id: 'login', label: t('app.nav.login'), onPress: () => open({ kind: 'login' }) },
        {
          id: 'register',
          label: t('shell.registerBuyer'),
          href: paths.register({ type: 'b' }),
          primary: true,
          wideOnly: true,
        },
      ]}
    />
  );
}

/** The header of the current viewer; that of signed-in users comes with its own piece of the program. */
export function ShellHeader() {
  const { user } = useSession();
  // Opened while the rest is on its way, the menu stays open when it comes.
  const [{ isOpen }, onOpenChange] = useState({ isOpen: false });
  const menu = { isOpen, onOpenChange };
  if (!user) return <VisitorHeader menu={menu} />;
  return (
    <Suspense fallback={<HeaderFrame user={user} menu={menu} />}>
      <SignedInHeader user={user} menu={menu} />
    </Suspense>
  );
}
