import type { Branding } from '../branding.ts';
import { atelierNoir } from './atelier-noir/theme.ts';
import { fjord } from './fjord/theme.ts';
import { tropico } from './tropico/theme.ts';
import { vitrine } from './vitrine/theme.ts';

/** The partners' branding documents by account hash. */
export const themes = {
  vitrine,
  tropico,
  'atelier-noir': atelierNoir,
  fjord,
} satisfies Record<string, Branding>;

export type ThemeName = keyof typeof themes;
