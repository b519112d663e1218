import type { Mode } from '@vitrine/tokens';
import type { Locale, Partner } from '../modes.ts';

/** The address of a story in a look, as the workshop writes it. It leaves out English, which stories begin with. */
export const storyIn = (id: string, partner: Partner, mode: Mode, locale: Locale = 'en'): string =>
  `./?path=/story/${id}&globals=partner:${partner};mode:${mode}${locale === 'en' ? '' : `;locale:${locale}`}`;
