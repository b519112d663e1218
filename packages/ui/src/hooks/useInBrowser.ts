import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and while React takes over its markup, true from then on. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
