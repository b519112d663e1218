import { placeAgain } from './placeAgain.ts';

export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A text, or whether a choice is made. */
export type EarlyValue = string | boolean;

interface Kept {
  /** All elements of its kind that were on the page then, itself included. */
  among: readonly HTMLElement[];
}

/** What was done on markup and is not repeated yet. */
export interface Early {
  /** Buttons, and forms that were sent, in their order. */
  pressed: (Kept & { element: HTMLElement })[];
  /** Each field with the value that it was given. */
  filledIn: Map<EarlyField, Kept & { value: EarlyValue }>;
}

/** Names that React makes differ each time. */
const isMade = /^(_r_|react-aria)/i;

const describe = (element: HTMLElement) => ({
  kind: ['type', 'name', 'value', 'class']
    .map((name) => element.getAttribute(name) ?? '')
    .filter((value) => !isMade.test(value))
    .join(' '),
  text: element.getAttribute('aria-label') ?? element.textContent ?? '',
});

/** The element, or the one that React drew in its place; undefined while there is none. */
const findAgain = <E extends HTMLElement>(container: HTMLElement, element: E, among: Kept['among']): E | undefined => {
  if (element.isConnected) return element;
  const now = [...container.querySelectorAll<E>(element.localName)];
  return now[placeAgain(among.map(describe), among.indexOf(element), now.map(describe))];
};

const send = (field: EarlyField, type: 'input' | 'change'): void => {
  field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Tells React of a text. React notices changes alone, by what was last written through the element's property. */
const tellText = (field: EarlyField, value: string): void => {
  field.value = value === '' ? '-' : '';
  // By the element's own way to write, which React does not see.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  send(field, 'input');
};

const tellSelect = (field: HTMLSelectElement, value: string): void => {
  field.value = value;
  send(field, 'change');
};

const tellChoice = (field: HTMLInputElement, value: boolean): void => {
  if (field.checked === value) field.checked = !value;
  field.click();
};

const tell = (field: EarlyField, value: EarlyValue): void => {
  if (typeof value === 'boolean') tellChoice(field as HTMLInputElement, value);
  else if (field.localName === 'select') tellSelect(field as HTMLSelectElement, value);
  else tellText(field, value);
};

/** Repeats what was filled in. What nothing answers, the listeners of `keepEarlyPress` put back into `early`. */
const repeatFields = (early: Early, container: HTMLElement): void => {
  const fields = [...early.filledIn];
  early.filledIn.clear();
  for (const [field, { value, among }] of fields) {
    const now = findAgain(container, field, among);
    // A first event asks whether React answers here; the field stays as it is until then.
    if (now) send(now, 'input');
    const lost = now && early.filledIn.get(now);
    if (!now) early.filledIn.set(field, { value, among });
    else if (lost) early.filledIn.set(now, { ...lost, value });
    else tell(now, value);
  }
};

/** Repeats presses until one is answered: React must have drawn what it does before the next. */
const repeatPresses = (early: Early, container: HTMLElement): void => {
  const presses = early.pressed;
  early.pressed = [];
  for (const [place, press] of presses.entries()) {
    const now = findAgain(container, press.element, press.among);
    // The browser itself has opened or closed it.
    if (now === press.element && now.localName === 'summary') continue;
    if (now instanceof HTMLFormElement) now.requestSubmit();
    else now?.click();
    const isAnswered = now && !early.pressed.some(({ element }) => element === now);
    if (!now) early.pressed.push(press);
    if (!isAnswered) continue;
    early.pressed.push(...presses.slice(place + 1));
    return;
  }
};

/** Repeats what was filled in, then the presses: a press comes after what its form holds. */
export const repeatEarly = (early: Early, container: HTMLElement): void => {
  const waiting = early.filledIn.size;
  repeatFields(early, container);
  if (early.filledIn.size === waiting) repeatPresses(early, container);
};
