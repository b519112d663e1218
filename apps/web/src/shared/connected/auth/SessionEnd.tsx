import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../queries/services.ts';
import { useHasActed } from '../useHasActed.ts';
import { useDialogs } from '../dialogs/dialogState.tsx';

/**
 * A session that ends in the middle of somebody's work asks them to sign in again, over what they see. A page that was only opened has nothing
 * to lose: its end leads to the front page, with nothing of the user left behind; so does that of a session which another tab ends
 * or gives to somebody else. A visitor who signs in in another tab stays, and sees the page as a user.
 */
export function SessionEnd() {
  const { session, queryClient } = useServices();
  const navigate = useNavigate();
  const { dialog, open } = useDialogs();
  const isAsking = dialog?.kind === 'login' || dialog?.kind === 'forgot' || dialog?.kind === 'change-password';
  const hasActed = useHasActed();
  useEffect(() => {
    if (!hasActed) return undefined;
    return session.onAsk(() => {
      if (!isAsking) open({ kind: 'login' });
    });
  }, [session, hasActed, isAsking, open]);
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
