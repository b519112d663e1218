import { useOtherWindow } from '@vitrine/ui/foundation';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keptPlaces } from './keptPlaces.ts';

/** Hashes that carry data, such as a shared branding, name no element. */
const ANCHOR = /^#[a-z][\w-]{0,40}$/;

/**
 * Scrolls to the part of the page that the address names (R-014, R-015, R-016, R-017, K-12, K-13). What scrolls comes with the first such
 * address.
 */
export const useAnchor = (): void => {
  const { pathname, hash, key } = useLocation();
  const other = useOtherWindow();
  useEffect(() => {
    // On going back, the screen is found as it was left.
    if (!ANCHOR.test(hash) || keptPlaces.has(key)) return undefined;
    let isLeft = false;
    let stop = (): void => undefined;
    void import('./scrollToAnchor.ts').then(({ scrollToAnchor }) => {
      if (!isLeft) stop = scrollToAnchor(other ?? window, hash.slice(1));
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [pathname, hash, key, other]);
};
