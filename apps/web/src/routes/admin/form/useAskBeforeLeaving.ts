import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Who closes the tab or leaves the shop is asked first while something is not saved. */
export const useAskBeforeLeaving = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
};
