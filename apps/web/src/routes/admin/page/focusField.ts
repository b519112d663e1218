const fields = 'input, textarea, [role=textbox]';

const nameOf = (field: HTMLElement): string =>
  field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.textContent ?? '';

/** Leads to the field of a form with this label. A required one has a mark behind its words. */
export const focusField = (form: HTMLElement | null, label: string): void => {
  const found = [...(form?.querySelectorAll<HTMLElement>(fields) ?? [])].find((field) =>
    nameOf(field).startsWith(label),
  );
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
};
