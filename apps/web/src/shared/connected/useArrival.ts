import { useOtherWindow } from '@vitrine/ui/foundation';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHasActed } from './useHasActed.ts';

/**
 * A screen that a link leads to begins at its heading, for the keyboard and for screen readers. A page that was loaded begins at its top,
 * also where it led on before its user did anything.
 */
export const useArrival = (): void => {
  const hasActed = useHasActed();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const isPreview = useOtherWindow() !== null;
  // With the screen itself, before its user can put the focus elsewhere.
  useLayoutEffect(() => {
    if (shown.current === pathname || isPreview) return undefined;
    shown.current = pathname;
    if (!hasActed) return undefined;
    const from = document.activeElement;
    let isLeft = false;
    let stop = (): void => undefined;
    void import('./showArrival.ts').then(({ showArrival }) => {
      if (!isLeft) stop = showArrival(from);
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [pathname, isPreview, hasActed]);
};
