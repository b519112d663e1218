import { PageFrame, useOtherWindow } from '@vitrine/ui/foundation';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { CartNoticeProvider } from '../connected/cart/cartNotice.tsx';
import { DialogsProvider } from '../connected/dialogs/dialogState.tsx';
import { AppDialogs } from '../connected/dialogs/AppDialogs.tsx';
import { DefinePasswordPopup } from '../connected/dialogs/DefinePasswordPopup.tsx';
import { LoginPopup } from '../connected/dialogs/LoginPopup.tsx';
import { ShellHeader } from '../connected/shell/ShellHeader.tsx';
import { useArrival } from '../connected/useArrival.ts';
import { useAnchor } from '../connected/useAnchor.ts';
import { ToastsProvider } from '../connected/toasts.tsx';
import { useServices } from '../queries/services.ts';

/** The end of the page comes after its beginning. */
const ShellFooter = lazy(() => import('../connected/shell/ShellFooter.tsx'));

/**
 * A session that ends leads to the front page, with nothing of the user left behind; so does one that another tab ends or gives
 * to somebody else. A visitor who signs in in another tab stays, and sees the page as a user.
 */
function SessionEnd() {
  'use no memo';
  // Drawn again so seldom that what the compiler would remember is not worth its bytes.
  const { session, queryClient } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => {
      queryClient.clear();
      void navigate('/');
    };
    const stopEnd = session.onEnd(leave);
    const stopSwitch = session.onSwitch(({ user }) => {
      if (user) {
        leave();
        return;
      }
      void queryClient.resetQueries();
      // The guard of the screen decides again.
      void navigate(location.pathname + location.search, { replace: true });
    });
    return () => {
      stopEnd();
      stopSwitch();
    };
  }, [session, queryClient, navigate]);
  return null;
}

/** A new screen begins at its top, and so does another page of a list; going back finds the place it was left at, which the browser remembers. */
function ScrollToTop() {
  const { pathname, search } = useLocation();
  const page = new URLSearchParams(search).get('page');
  const isBack = useNavigationType() === 'POP';
  const view = useOtherWindow();
  useEffect(() => {
    if (!isBack) (view ?? window).scrollTo(0, 0);
  }, [pathname, page, isBack, view]);
  return null;
}

/** Scrolls to the part of the page that the address names. */
function Anchor() {
  useAnchor();
  return null;
}

/** Begins at the heading of a screen that a link led to. */
function Arrival() {
  useArrival();
  return null;
}

/** What stands around every screen. */
export function Root() {
  'use no memo';
  // Drawn again so seldom that what the compiler would remember is not worth its bytes.
  return (
    <ToastsProvider>
      <CartNoticeProvider>
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
          <DefinePasswordPopup />
          <SessionEnd />
          <ScrollToTop />
          <Anchor />
          <Arrival />
        </DialogsProvider>
      </CartNoticeProvider>
    </ToastsProvider>
  );
}
