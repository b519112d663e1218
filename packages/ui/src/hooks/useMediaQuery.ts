import { useMemo, useSyncExternalStore } from 'react';
import { useOtherWindow } from '../foundation/index.ts';

/** Whether a media query holds, followed live; on the server it does not. */
export function useMediaQuery(query: string): boolean {
  const view = useOtherWindow();
  const list = useMemo(() => (view ?? globalThis.window)?.matchMedia(query), [view, query]);
  return useSyncExternalStore(
    (onChange) => {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => list?.matches ?? false,
    () => false,
  );
}
