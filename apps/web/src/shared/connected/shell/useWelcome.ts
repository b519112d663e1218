import { useEffect } from 'react';
import { useServices, useSession } from '../../queries/services.ts';
import { useDialogs } from '../dialogs/dialogState.tsx';

/**
 * Greets a retailer at the first visit (M-14, B-19). On the first page of a brand it tells how buying works, once the greeting was seen (M-15,
 * M-16, D-019). It waits while another dialog is open.
 */
export const useWelcome = (content: 'marketplace' | 'brand'): void => {
  const { storage } = useServices();
  const { user } = useSession();
  const { dialog, open } = useDialogs();
  const isGreeted = !user?.welcome_msg;
  const isDue =
    content === 'marketplace' ? !isGreeted && storage.get('showWelcome') !== null : isGreeted && user?.brand_tips_msg;
  const isFree = dialog === null;
  useEffect(() => {
    if (isDue && isFree && user?.entity_stype === 'buyer') open({ kind: 'welcome', content });
  }, [isDue, isFree, user?.entity_stype, content, open]);
};
