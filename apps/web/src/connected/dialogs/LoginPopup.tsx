import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDialogs } from './dialogState.tsx';

const FLAG = 'showLoginPopup';

/** Opens the login when the address asks for it, then takes the request out of the address. Who led here may know the e-mail. */
export function LoginPopup() {
  const [search, setSearch] = useSearchParams();
  const { open } = useDialogs();
  const isAsked = search.get(FLAG) === 'true';
  const { state } = useLocation() as { state: { email?: string } | null };
  const email = state?.email;
  useEffect(() => {
    if (!isAsked) return;
    open({ kind: 'login', email });
    setSearch(
      (current) => {
        current.delete(FLAG);
        return current;
      },
      { replace: true },
    );
  }, [isAsked, email, open, setSearch]);
  return null;
}
