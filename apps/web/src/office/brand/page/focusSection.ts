import { leadTo } from '../../parts/form/leadTo.ts';

/** Opens the section of a form with this name, and leads to it. */
export const focusSection = (form: HTMLElement | null, name: string): void =>
  leadTo([...(form?.querySelectorAll('summary') ?? [])].find(({ textContent }) => textContent.trim() === name));
