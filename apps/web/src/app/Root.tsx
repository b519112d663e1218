import { PageFrame, useOtherWindow } from '@vitrine/ui/foundation';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { BagProvider } from '../connected/cart/bag.tsx';
import { DialogsProvider } from '../connected/dialogs/dialogState.tsx';
import { AppDialogs } from '../connected/dialogs/AppDialogs.tsx';
import { LoginPopup } from '../connected/dialogs/LoginPopup.tsx';
import { ShellHeader } from '../connected/shell/ShellHeader.tsx';
import { ToastsProvider } from '../connected/toasts.tsx';
import { useServices } from '../queries/services.ts';

/** The end of the page comes after its beginning. */
const ShellFooter = lazy(() => import('../connected/shell/ShellFooter.tsx'));

/** A session that ended by itself leads to the front door, with nothing of the user left behind. */
function SessionEnd() {
  const { session, queryClient } = useServices();
  const navigate = useNavigate();
  useEffect(
    () =>
      session.onEnd(() => {
        queryClient.clear();
        void navigate('/');
      }),
    [session, queryClient, navigate],
  );
  return null;
}

/** A new screen begins at its top; going back finds the place it was left at, which the browser remembers. */
function ScrollToTop() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const view = useOtherWindow();
  useEffect(() => {
    if (!isBack) (view ?? window).scrollTo(0, 0);
  }, [pathname, isBack, view]);
  return null;
}

/** What stands around every screen. */
export function Root() {
  return (
    <ToastsProvider>
      <BagProvider>
        <DialogsProvider>
          <PageFrame
            header={<ShellHeader />}
            footer={
              <Suspense>
                <ShellFooter />
              </Suspense>
            }
          >
            <Outlet />
          </PageFrame>
          <AppDialogs />
          <LoginPopup />
          <SessionEnd />
          <ScrollToTop />
        </DialogsProvider>
      </BagProvider>
    </ToastsProvider>
  );
}
