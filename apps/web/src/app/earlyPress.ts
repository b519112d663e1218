import type { Early } from './repeatEarly.ts';

/** React marks each element that it has taken over; it offers no event for it. */
const isMarkup = (element: Element): boolean => !Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Keeps the last press on a button that is still only markup, and what is typed there. Parts of a page are taken over later than the rest.
 * Returns what to call once the screen answers: from then on both are repeated, on each element as soon as React has it.
 */
export const keepEarlyPress = (container: HTMLElement): (() => void) => {
  let isReady = false;
  const early: Early = { pressed: null, typed: new Map() };
  const repeat = (): void => {
    if (isReady && (early.pressed ?? early.typed.size > 0))
      void import('./repeatEarly.ts').then(({ repeatEarly }) => repeatEarly(isMarkup, early));
  };
  container.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    early.pressed = button && isMarkup(button) ? button : null;
    repeat();
  });
  container.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    // React may empty the field before its value is repeated.
    if (isMarkup(field)) early.typed.set(field, field.value);
    repeat();
  });
  return () => {
    isReady = true;
    repeat();
  };
};
