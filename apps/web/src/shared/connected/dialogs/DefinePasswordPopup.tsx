import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useDialogs } from './dialogState.tsx';

/** On `/define-password` opens the dialog with the hash of the link; without one it goes to the front page. */
export function DefinePasswordPopup() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { open } = useDialogs();
  const isAsked = pathname === paths.definePassword();
  const hash = search.get('hash');
  useEffect(() => {
    if (!isAsked) return;
    if (hash) open({ kind: 'define-password', hash });
    else void navigate(paths.landing(), { replace: true });
  }, [isAsked, hash, open, navigate]);
  return null;
}
