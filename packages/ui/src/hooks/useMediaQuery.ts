import { useSyncExternalStore } from 'react';
import { useOtherWindow } from '../foundation/index.ts';

/** Whether a media query holds, followed live; on the server it does not. */
export function useMediaQuery(query: string): boolean {
  const view = useOtherWindow();
  return useSyncExternalStore(
    (onChange) => {
      const list = (view ?? globalThis).matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => (view ?? globalThis).matchMedia(query).matches,
    () => false,
  );
}
