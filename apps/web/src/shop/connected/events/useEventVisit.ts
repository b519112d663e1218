import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../../shared/queries/services.ts';

/**
 * While a page of an event is shown, signing in leads back to it (B-21, S-016). Its event is kept as the one to register
 * for (B-23).
 */
export const useEventVisit = (event: string | null): void => {
  const { storage } = useServices();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    storage.set('eventPath', path);
    if (event !== null) storage.set('defaultEvent', event);
    return () => {
      if (storage.get('eventPath') === path) storage.set('eventPath', null);
    };
  }, [storage, path, event]);
};
