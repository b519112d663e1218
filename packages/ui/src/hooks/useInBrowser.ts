import { useLayoutEffect, useState } from 'react';

/**
 * False on a server and while React takes over its markup, true before the browser paints what it draws itself. It is no store to
 * subscribe to: React draws a part again when a store changes while it takes it over.
 */
export const useInBrowser = (): boolean => {
  const [inBrowser, setInBrowser] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- React has taken over: that is what it tells
  useLayoutEffect(() => setInBrowser(true), []);
  return inBrowser;
};
