import { useEffect } from 'react';

/** Who closes the tab or leaves the shop is asked first, until the function that it returns is called. */
export const askBeforeLeaving = (): (() => void) => {
  // A function of its own: two that ask at once do not end each other.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
};

/** Asks before the tab is closed or the shop is left while something is not saved. */
export const useAskBeforeLeaving = (isUnsaved: boolean): void => {
  useEffect(() => (isUnsaved ? askBeforeLeaving() : undefined), [isUnsaved]);
};
