import type { Early, EarlyField } from './repeatEarly.ts';

declare global {
  interface Window {
    /** The page's own script, which keeps what is pressed and sent until the program has loaded. */
    vitrineEarly?: ((event: Event) => void) & { pressed: HTMLElement[] };
  }
}

/**
 * What only the program answers, and what a page that is drawn again forgets. A link with an address leads there by itself; choices and texts
 * are kept by their fields.
 */
const PRESSABLE = 'button, summary, a:not([href]), [role=button]';

/** Enter in a field of several lines that sends by it. */
const isSentByEnter = ({ key, shiftKey, isComposing, target }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && (target as HTMLElement).enterKeyHint === 'send';

const LONGEST_PAUSE_MS = 500;

const isChoice = ({ type }: EarlyField): boolean => type === 'checkbox' || type === 'radio';

const isFilledIn = (field: EarlyField): boolean => {
  if ('options' in field) {
    const options = [...field.options];
    return field.value !== (options.find((option) => option.defaultSelected) ?? options[0] ?? field).value;
  }
  return 'checked' in field && isChoice(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
};

interface EarlyPress {
  /** To be called once React listens on the container. */
  onListening: () => void;
  /** To be called once the screen answers. */
  onReady: () => void;
}

/**
 * Keeps what is pressed and filled in where nothing answers yet: before the program has loaded, and on parts of a page that it takes over later
 * than the rest. Once the screen answers, all of it is repeated, each once, until React has it, however long that takes. It ends with
 * the address: who is elsewhere waits for it no more.
 */
export const keepEarlyPress = (container: HTMLElement): EarlyPress => {
  const { pathname } = location;
  let isListening = false;
  let isReady = false;
  let isPlanned = false;
  let pause = 0;
  const early: Early = { pressed: [], filledIn: new Map() };
  /** What stands beside an element of its kind, to find it again where React draws the page again. */
  const among = (element: HTMLElement) => [...container.querySelectorAll<HTMLElement>(element.localName)];
  const keepPress = (element: HTMLElement): void => void early.pressed.push({ element, among: among(element) });
  const keepField = (field: EarlyField): void => {
    const value = 'checked' in field && isChoice(field) ? field.checked : field.value;
    // A radio that lost its mark tells nothing: the one that got it does.
    if (value !== false || field.type !== 'radio') early.filledIn.set(field, { value, among: among(field) });
  };
  const repeat = (): void => {
    if (isPlanned || !isReady || early.pressed.length + early.filledIn.size === 0) return;
    if (location.pathname !== pathname) return;
    isPlanned = true;
    void import('./repeatEarly.ts').then(({ repeatEarly }) =>
      setTimeout(() => {
        isPlanned = false;
        pause = Math.min(2 * pause + 16, LONGEST_PAUSE_MS);
        repeatEarly(early, container);
        repeat();
      }, pause),
    );
  };
  /** React stops an event on its way down to a part that it cannot take over yet. */
  const isLost = (event: Event): boolean => {
    const lost = !isListening || event.cancelBubble;
    if (lost && event.isTrusted) pause = 0;
    return lost;
  };
  const onPress = (event: Event): void => {
    const isSent = event.type !== 'click';
    const element = (event.target as Element).closest<HTMLElement>(isSent ? 'form' : PRESSABLE);
    const lost = isLost(event);
    const isTakenBack = element?.localName === 'summary' && early.pressed.some((one) => one.element === element);
    // Pressed again, or answered: once is enough. Whoever presses what answers does not wait for what is gone.
    if (lost || event.isTrusted)
      early.pressed = early.pressed.filter((one) => one.element !== element && (lost || one.element.isConnected));
    if (!lost || !element || isTakenBack) return;
    // Unless React answers, the browser would send the form and reload the page.
    if (isSent || ('form' in element && element.form)) event.preventDefault();
    keepPress(element);
    repeat();
  };
  const onInput = (event: Event): void => {
    const field = event.target as EarlyField;
    // React may empty the field before its value is repeated.
    if (isLost(event)) keepField(field);
    else if (event.isTrusted) early.filledIn.delete(field);
    repeat();
  };
  const onKey = (event: Event): void => {
    if (isSentByEnter(event as KeyboardEvent)) onPress(event);
  };
  const handlers = { click: onPress, submit: onPress, keydown: onKey, input: onInput };
  const listen = (): void => {
    for (const [type, handler] of Object.entries(handlers)) {
      // Listeners run in the order in which they came: they move behind those that React has added since.
      container.removeEventListener(type, handler, true);
      container.addEventListener(type, handler, true);
    }
  };
  const { vitrineEarly: listener } = window;
  if (listener) {
    for (const type of ['click', 'submit', 'keydown']) document.removeEventListener(type, listener, true);
    listener.pressed.forEach(keepPress);
  }
  for (const field of container.querySelectorAll<EarlyField>('input, textarea, select'))
    if (isFilledIn(field)) keepField(field);
  listen();
  return {
    onListening: () => {
      listen();
      isListening = true;
    },
    onReady: () => {
      isReady = true;
      repeat();
    },
  };
};
