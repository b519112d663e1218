import { useSyncExternalStore } from 'react';
import type { StorageKey } from '../config/storage.ts';
import { useServices } from '../queries/services.ts';

const subscribe = () => () => undefined;

/** An entry of this browser's storage. It is null while React takes over the server's markup, which was made without one. */
export const useKept = (key: StorageKey): string | null => {
  const { storage } = useServices();
  return useSyncExternalStore(
    subscribe,
    () => storage.get(key),
    () => null,
  );
};
