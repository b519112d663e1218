import type { Side } from '../../../shared/queries/connections.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useDialogs } from '../../../shared/connected/dialogs/dialogState.tsx';

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
  return () => {
    // The page of a retailer is closed to visitors: nobody comes back to it by a reload.
    if (other.type === 'seller') storage.setJson('connectTo', other);
    storage.set('noRedirect', 'true');
    open({ kind: 'login' });
  };
};
