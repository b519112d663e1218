type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));

/** Tells React of a value that was typed before it listened. It takes notice of changes alone. */
export const repeatTyping = (field: EventTarget): void => {
  if (!isField(field) || !field.isConnected || field.value === '') return;
  const { value } = field;
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  for (const text of ['', value]) {
    write?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};
