import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialogs } from './dialogState.tsx';

const FLAG = 'showLoginPopup';

/** Opens the login when the address asks for it, then takes the request out of the address. */
export function LoginPopup() {
  const [search, setSearch] = useSearchParams();
  const { open } = useDialogs();
  const isAsked = search.get(FLAG) === 'true';
  useEffect(() => {
    if (!isAsked) return;
    open({ kind: 'login' });
    setSearch(
      (current) => {
        current.delete(FLAG);
        return current;
      },
      { replace: true },
    );
  }, [isAsked, open, setSearch]);
  return null;
}
