import { useOtherWindow } from '@vitrine/ui/foundation';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keptPlaces } from '../../shared/connected/keptPlaces.ts';

/** `auto`: the browser restores the place. It would go to the part that the address names, after us; it is good for a page that is loaded again. */
const restoreBy = (view: Window, who: ScrollRestoration): void => {
  view.history.scrollRestoration = who;
};

/**
 * Scrolls a listing or the directory to where it was left when someone goes back to it. The browser tries before the listing is there again: on a phone the
 * page is too short then.
 */
export const useKeptPlace = (isShown: boolean): void => {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const other = useOtherWindow();
  useLayoutEffect(() => {
    const place = keptPlaces.get(key);
    if (isShown && isBack && place !== undefined) (other ?? window).scrollTo({ top: place, behavior: 'instant' });
  }, [key, isShown, isBack, other]);
  useEffect(() => {
    const view = other ?? window;
    const keep = (): void => void keptPlaces.set(key, view.scrollY);
    const leaveToBrowser = (): void => restoreBy(view, 'auto');
    restoreBy(view, 'manual');
    view.addEventListener('scroll', keep, { passive: true });
    view.addEventListener('pagehide', leaveToBrowser);
    return () => {
      view.removeEventListener('scroll', keep);
      view.removeEventListener('pagehide', leaveToBrowser);
      leaveToBrowser();
    };
  }, [key, other]);
};
