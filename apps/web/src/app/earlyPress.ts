import type { Early } from './repeatEarly.ts';

/** React marks each element that it has taken over; it offers no event for it. */
const isMarkup = (element: Element): boolean => !Object.keys(element).some((key) => key.startsWith('__reactProps$'));

declare global {
  interface Window {
    /** The page's own script, which keeps the last press until the program has loaded. */
    vitrineEarly?: ((event: Event) => void) & { pressed?: HTMLButtonElement | null };
  }
}

/** What was pressed and typed before the program had loaded. */
const readEarly = (container: HTMLElement): Early => {
  const { vitrineEarly: listener } = window;
  if (listener) document.removeEventListener('click', listener, true);
  const fields = [...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const typed = fields.filter(({ value, defaultValue }) => value !== defaultValue);
  return { pressed: listener?.pressed ?? null, typed: new Map(typed.map((field) => [field, field.value])) };
};

/**
 * Keeps the last press on a button that is still only markup, and what is typed there. Parts of a page are taken over later than the rest.
 * Returns what to call once the screen answers: from then on both are repeated, on each element as soon as React has it.
 */
export const keepEarlyPress = (container: HTMLElement): (() => void) => {
  let isReady = false;
  const early = readEarly(container);
  const repeat = (): void => {
    if (isReady && (early.pressed ?? early.typed.size > 0))
      void import('./repeatEarly.ts').then(({ repeatEarly }) => repeatEarly(isMarkup, early));
  };
  container.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    early.pressed = button && isMarkup(button) ? button : null;
    // Unless React answers, the browser would send the form and reload the page.
    if (early.pressed && button?.form) event.preventDefault();
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
