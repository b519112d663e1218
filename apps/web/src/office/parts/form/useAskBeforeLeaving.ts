import { useEffect } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

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

/** Whether a press leads to another screen in this tab. */
const leadsAway = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwnTab = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  if (!link || !isOwnTab || (link.target !== '' && link.target !== '_self') || link.download !== '') return false;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname;
};

/** The router numbers the entries of the history. */
const entryNumber = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/** Asks at links of the shop and at the browser's Back and Forward, until the function that it returns is called. */
const askInShop = (question: string): (() => void) => {
  const here = entryNumber(window.history.state);
  let isReturning = false;
  const onClick = (event: MouseEvent): void => {
    if (!leadsAway(event) || window.confirm(question)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Heard before the router hears it. The address has changed already: it is put back.
  const onMove = (event: PopStateEvent): void => {
    const isReturn = isReturning;
    isReturning = false;
    if (!isReturn && window.confirm(question)) return;
    event.stopImmediatePropagation();
    const steps = here - entryNumber(event.state);
    if (isReturn || steps === 0) return;
    isReturning = true;
    window.history.go(steps);
  };
  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onMove, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onMove, true);
  };
};

/** For forms that forget what was typed: asks also before another screen of the shop opens. */
export const useAskBeforeForgetting = (isUnsaved: boolean): void => {
  const t = useTranslate();
  const question = t('office.form.leave');
  useAskBeforeLeaving(isUnsaved);
  useEffect(() => (isUnsaved ? askInShop(question) : undefined), [isUnsaved, question]);
};
