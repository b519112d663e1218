type Field = HTMLInputElement | HTMLTextAreaElement;

const LONGEST_WAIT_MS = 10_000;
/** React answers at an element at most this long after it marked it. */
const SETTLED_MS = 1000;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));

const whenTakenOver = (
  isMarkup: (element: Element) => boolean,
  element: Element,
  work: () => void,
  until = performance.now() + LONGEST_WAIT_MS,
): void => {
  if (!element.isConnected || performance.now() > until) return;
  if (isMarkup(element)) requestAnimationFrame(() => whenTakenOver(isMarkup, element, work, until));
  else work();
};

/**
 * Tells React of a value that was typed before it listened, unless something else has been typed since. React notices changes alone. It
 * marks an element some time before it answers there, and an event in between is lost: once it has the value, it writes it to `defaultValue`.
 */
const repeatTyping = (field: Field, value: string, until = performance.now() + SETTLED_MS): void => {
  const isSettled = field.defaultValue === value || !['', value].includes(field.value);
  if (isSettled || !field.isConnected || performance.now() > until) return;
  for (const text of ['', value]) {
    // By the element's own way to write: React takes a value that it has seen for no change.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  requestAnimationFrame(() => repeatTyping(field, value, until));
};

/** What was done on markup and is not repeated yet. */
export interface Early {
  pressed: HTMLElement | null;
  typed: Map<EventTarget, string>;
}

/** Repeats a press and what was typed on each element, as soon as React answers there. */
export const repeatEarly = (isMarkup: (element: Element) => boolean, early: Early): void => {
  const { pressed, typed } = early;
  for (const [field, value] of typed)
    if (isField(field) && value !== '') whenTakenOver(isMarkup, field, () => repeatTyping(field, value));
  typed.clear();
  early.pressed = null;
  if (pressed) whenTakenOver(isMarkup, pressed, () => pressed.click());
};
