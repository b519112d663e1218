/** Opens the section of a form with this name, and leads to it. */
export const focusSection = (form: HTMLElement | null, name: string): void => {
  const title = [...(form?.querySelectorAll('summary') ?? [])].find(({ textContent }) => textContent.trim() === name);
  const section = title?.closest('details');
  if (section) section.open = true;
  title?.scrollIntoView({ block: 'center' });
  title?.focus({ preventScroll: true });
};
