const fields = 'input, textarea, [role=textbox], summary';

const nameOf = (field: HTMLElement): string => {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.labels?.[0]?.textContent ?? '';
  return field.getAttribute('aria-label') ?? field.textContent;
};

/** Leads to the field of a form with this label, or to the section of this name. A required field has a mark behind its words. */
export const focusField = (form: HTMLElement | null, label: string): void => {
  const found = [...(form?.querySelectorAll<HTMLElement>(fields) ?? [])].find((field) =>
    nameOf(field).trim().startsWith(label),
  );
  const section = found?.closest('details');
  if (section) section.open = true;
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
};
