import { useLocation, useNavigate } from 'react-router-dom';
import type { Side } from '../../queries/connections.ts';
import { useServices } from '../../queries/services.ts';
import { useDialogs } from '../dialogs/dialogState.tsx';

/** A brand (`seller`) or a retailer (`buyer`). */
export interface Counterpart {
  type: Side;
  id: number;
}

/**
 * Opens the login for somebody who asks for a connection. Signing in reloads this very page instead of leading on (S-022, B-20), and the
 * request is sent then (D-002).
 */
export const useLoginToConnect = (other: Counterpart): (() => void) => {
  const { storage } = useServices();
  const { open } = useDialogs();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    storage.setJson('connectTo', other);
    storage.set('noRedirect', 'true');
    // A session that ends has led away from here.
    void navigate(pathname + search, { replace: true });
    open({ kind: 'login' });
  };
};
