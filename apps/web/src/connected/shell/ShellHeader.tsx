import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../queries/services.ts';
import { useDialogs } from '../dialogs/dialogState.tsx';
import { useTranslate } from '../useTranslate.ts';
import { HeaderFrame } from './HeaderFrame.tsx';

const SignedInHeader = lazy(() => import('./SignedInHeader.tsx'));

/** Brands, segments and LOGIN (R-133…R-136). */
function VisitorHeader() {
  const t = useTranslate();
  const { open } = useDialogs();
  return (
    <HeaderFrame
      user={null}
      actions={[{ id: 'login', label: t('app.nav.login'), primary: true, onPress: () => open({ kind: 'login' }) }]}
    />
  );
}

/** The header of whoever is here; that of signed-in users comes with its own piece of the program. */
export function ShellHeader() {
  const { user } = useSession();
  // Opened while the rest is on its way, the menu stays open when it comes.
  const [isOpen, onOpenChange] = useState(false);
  const menu = { isOpen, onOpenChange };
  if (!user) return <VisitorHeader />;
  return (
    <Suspense fallback={<HeaderFrame user={user} menu={menu} />}>
      <SignedInHeader user={user} menu={menu} />
    </Suspense>
  );
}
