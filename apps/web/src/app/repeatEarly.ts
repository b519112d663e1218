export type EarlyField = HTMLInputElement | HTMLTextAreaElement;

/** What was done on markup and is not repeated yet. */
export interface Early {
  pressed: HTMLElement | null;
  /** Each field with the value that it was given. */
  filledIn: Map<EarlyField, string>;
}

const sendInput = (field: EarlyField): void => {
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Tells React of a value. React notices changes alone, by what was last written through the element's property. */
const tellValue = (field: EarlyField, value: string): void => {
  if (!['', value].includes(field.value)) return;
  field.value = '';
  // By the element's own way to write, which React does not see.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  sendInput(field);
};

const tellChoice = (field: HTMLInputElement): void => {
  field.checked = !field.checked;
  field.click();
};

/** Repeats what was filled in, then the press. If nothing answers, the listeners of `keepEarlyPress` put it back into `early`. */
export const repeatEarly = (early: Early): void => {
  const fields = [...early.filledIn].filter(([field]) => field.isConnected);
  early.filledIn.clear();
  for (const [field, value] of fields) {
    // A first event asks whether React answers here; the field stays as it is until then.
    sendInput(field);
    if (early.filledIn.has(field)) early.filledIn.set(field, value);
    else if (field.type === 'checkbox' || field.type === 'radio') tellChoice(field as HTMLInputElement);
    else tellValue(field, value);
  }
  // A press comes after what its form holds.
  if (early.filledIn.size < fields.length) return;
  const { pressed } = early;
  early.pressed = null;
  if (pressed?.isConnected) pressed.click();
};
