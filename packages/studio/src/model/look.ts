import type { Mode } from '@vitrine/tokens';
import type { Language, Look, Viewer, Vision, Width } from '../types.ts';

export const viewers = [
  'visitor',
  'pre_register',
  'in_review',
  'pending',
  'approved',
  'seller',
] as const satisfies Viewer[];
export const modes = ['light', 'dark'] as const satisfies Mode[];
export const widths = [390, 768, 1440] as const satisfies Width[];
export const visions = [
  'full',
  'protanopia',
  'deuteranopia',
  'tritanopia',
  'achromatopsia',
] as const satisfies Vision[];

/** What is looked at first: the front page, as visitors see it at a desk and on a phone. */
export const firstLook = (mode: Mode, language: Language): Look => ({
  viewer: 'visitor',
  mode,
  language,
  widths: [390, 1440],
  vision: 'full',
});

/** Widths with one added or taken away; the last one stays. */
export const toggleWidth = (shown: readonly Width[], width: Width): readonly Width[] => {
  const next = widths.filter((item) => (item === width ? !shown.includes(item) : shown.includes(item)));
  return next.length === 0 ? shown : next;
};
