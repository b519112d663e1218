import type { Mode } from '@vitrine/tokens';
import type { Partner } from '../modes.ts';

/** The address of a story in a look, as the workshop writes it. */
export const storyIn = (id: string, partner: Partner, mode: Mode): string =>
  `./?path=/story/${id}&globals=partner:${partner};mode:${mode}`;
