import { useLayoutEffect, useState } from 'react';

/**
 * False on a server and while React takes over its markup, true before the browser paints what it draws itself. A store for React to
 * subscribe to would not do: one that changes while a part is taken over has that part drawn again.
 */
export const useInBrowser = (): boolean => {
  const [inBrowser, setInBrowser] = useState(false);
  useLayoutEffect(() => setInBrowser(true), []);
  return inBrowser;
};
