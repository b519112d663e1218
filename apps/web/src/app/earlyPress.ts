import type { Early, EarlyField } from './repeatEarly.ts';

declare global {
  interface Window {
    /** The page's own script, which keeps the last press until the program has loaded. */
    vitrineEarly?: ((event: Event) => void) & { pressed?: HTMLButtonElement | null };
  }
}

const LONGEST_WAIT_MS = 10_000;

const isFilledIn = (field: EarlyField): boolean =>
  field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked);

/** What was pressed and filled in before the program had loaded. */
const readEarly = (container: HTMLElement): Early => {
  const { vitrineEarly: listener } = window;
  if (listener) document.removeEventListener('click', listener, true);
  const fields = [...container.querySelectorAll<EarlyField>('input, textarea')].filter(isFilledIn);
  return { pressed: listener?.pressed ?? null, filledIn: new Map(fields.map((field) => [field, field.value])) };
};

interface EarlyPress {
  /** To be called once React listens on the container. */
  onListening: () => void;
  /** To be called once the screen answers. */
  onReady: () => void;
}

/**
 * Keeps the last press on a button that nothing answers yet, and what is filled in there. Parts of a page are taken over later than the rest.
 * Once the screen answers, both are repeated until React has them.
 */
export const keepEarlyPress = (container: HTMLElement): EarlyPress => {
  let isListening = false;
  let isReady = false;
  /** Nothing is repeated later: nobody waits for its answer any more. */
  let until = 0;
  const early = readEarly(container);
  let isPlanned = false;
  const repeat = (): void => {
    if (isPlanned || !isReady || performance.now() > until || !(early.pressed ?? early.filledIn.size > 0)) return;
    isPlanned = true;
    void import('./repeatEarly.ts').then(({ repeatEarly }) =>
      requestAnimationFrame(() => {
        isPlanned = false;
        repeatEarly(early);
        repeat();
      }),
    );
  };
  /** React stops an event on its way down to a part that it cannot take over yet. */
  const isLost = (event: Event): boolean => {
    const lost = !isListening || event.cancelBubble;
    if (lost && event.isTrusted) until = performance.now() + LONGEST_WAIT_MS;
    return lost;
  };
  const onClick = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    const lost = isLost(event);
    // What React answers takes the place of an earlier press.
    if (lost || event.isTrusted) early.pressed = lost ? button : null;
    if (!lost || !button) return;
    // Unless React answers, the browser would send the form and reload the page.
    if (button.form) event.preventDefault();
    repeat();
  };
  const onInput = (event: Event): void => {
    const field = event.target as EarlyField;
    // React may empty the field before its value is repeated.
    if (isLost(event)) early.filledIn.set(field, field.value);
    else if (event.isTrusted) early.filledIn.delete(field);
    repeat();
  };
  const listen = (): void => {
    container.addEventListener('click', onClick, true);
    container.addEventListener('input', onInput, true);
  };
  listen();
  return {
    onListening: () => {
      // Listeners run in the order in which they came: these now run after React's.
      container.removeEventListener('click', onClick, true);
      container.removeEventListener('input', onInput, true);
      listen();
      isListening = true;
    },
    onReady: () => {
      isReady = true;
      until = performance.now() + LONGEST_WAIT_MS;
      repeat();
    },
  };
};
