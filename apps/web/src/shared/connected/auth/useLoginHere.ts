import { useLocation } from 'react-router-dom';
import { useServices } from '../../queries/services.ts';
import { useDialogs } from '../dialogs/dialogState.tsx';

/** Opens the login; anyone who signs in comes back to where they are now (B-26). */
export const useLoginHere = (): (() => void) => {
  const { storage } = useServices();
  const { open } = useDialogs();
  const { pathname, search } = useLocation();
  return () => {
    storage.set('loginTarget', pathname + search);
    open({ kind: 'login' });
  };
};
