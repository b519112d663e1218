import { PageFrame, useOtherWindow } from '@vitrine/ui/foundation';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { CartNoticeProvider } from '../shared/connected/cart/cartNotice.tsx';
import { DialogsProvider } from '../shared/connected/dialogs/dialogState.tsx';
import { AppDialogs } from '../shared/connected/dialogs/AppDialogs.tsx';
import { ShellHeader } from '../shared/connected/shell/ShellHeader.tsx';
import { ToastsProvider } from '../shared/connected/toasts.tsx';

/** The end of the page comes after its beginning. */
const ShellFooter = lazy(() => import('../shared/connected/shell/ShellFooter.tsx'));

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
          <ScrollToTop />
        </DialogsProvider>
      </CartNoticeProvider>
    </ToastsProvider>
  );
}
