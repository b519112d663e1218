import { useSyncExternalStore } from 'react';
import type { StorageKey } from '../../shared/config/storage.ts';
import { useServices } from '../../shared/queries/services.ts';

const never = () => () => undefined;

/** An entry of this browser's storage. It is null while React takes over the server's markup, which was made without one. */
export const useKept = (key: StorageKey, follow: (listener: () => void) => () => void = never): string | null => {
  const { storage } = useServices();
  return useSyncExternalStore(
    follow,
    () => storage.get(key),
    () => null,
  );
};
