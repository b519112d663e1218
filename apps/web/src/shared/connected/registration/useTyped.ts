import type { Registrant, RegistrationValues } from '@vitrine/ui/commerce/company/RegistrationForm';
import { useMemo, useSyncExternalStore } from 'react';
import { createStorage, type BrowserStorage } from '../../config/storage.ts';

interface Typed {
  /** The event that the registration is for. */
  event: string | null;
  registrant?: Registrant;
  values?: RegistrationValues;
}

const readTyped = (tab: BrowserStorage | null, event: string | null): Typed | null => {
  const kept = tab?.getJson<Typed>('registration') ?? null;
  return kept?.event === event ? kept : null;
};

const subscribe = () => () => undefined;

/**
 * What a visitor has typed into the registration for an event, or for none. It survives a page that is loaded again, such as in another language,
 * and ends with the tab: a visitor has no session that would end it.
 */
export const useTyped = (event: string | null) => {
  // The server's markup was made without it.
  const isBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const tab = useMemo(() => (isBrowser ? createStorage(() => sessionStorage) : null), [isBrowser]);
  const typed = useMemo(() => readTyped(tab, event), [tab, event]);
  return {
    typed,
    keep: (more: Omit<Typed, 'event'>): void =>
      tab?.setJson('registration', { ...readTyped(tab, event), ...more, event }),
    forget: (): void => tab?.setJson('registration', null),
  };
};
