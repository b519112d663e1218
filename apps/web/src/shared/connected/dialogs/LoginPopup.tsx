import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDialogs } from './dialogState.tsx';

/** What the history's entry tells about whom it leads to the login. */
export interface LoginArrival {
  email?: string | undefined;
  isPasswordSaved?: boolean;
}

const FLAG = 'showLoginPopup';

/**
 * Opens the login when the address asks for it, then takes the request out of the address. Who
 * led here may know the e-mail.
 */
export function LoginPopup() {
  const [search, setSearch] = useSearchParams();
  const { open } = useDialogs();
  const isAsked = search.get(FLAG) === 'true';
  const { state } = useLocation() as { state: LoginArrival | null };
  const { email, isPasswordSaved } = state ?? {};
  useEffect(() => {
    if (!isAsked) return;
    open({ kind: 'login', email, isPasswordSaved });
    setSearch(
      (current) => {
        current.delete(FLAG);
        return current;
      },
      { replace: true },
    );
  }, [isAsked, email, isPasswordSaved, open, setSearch]);
  return null;
}
