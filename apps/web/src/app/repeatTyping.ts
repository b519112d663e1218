type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));

/** Tells React of a value that was typed before it listened, unless something else has been typed since. React notices changes alone. */
export const repeatTyping = (value: string, field: EventTarget): void => {
  if (!isField(field) || !field.isConnected || value === '' || !['', value].includes(field.value)) return;
  for (const text of ['', value]) {
    // By the element's own way to write: React takes a value that it has seen for no change.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};
