import type { Branding } from '../branding.ts';
import { atelierNoir } from './atelier-noir/theme.ts';
import { fjord } from './fjord/theme.ts';
import { petale } from './petale/theme.ts';
import { signal } from './signal/theme.ts';
import { tropico } from './tropico/theme.ts';
import { vitrine } from './vitrine/theme.ts';

export { wireframe } from './wireframe/theme.ts';

/** The one list of partners: their branding documents by account hash. The demo's accounts have the same order. */
export const themes = {
  vitrine,
  tropico,
  'atelier-noir': atelierNoir,
  fjord,
  petale,
  signal,
} satisfies Record<string, Branding>;

export type ThemeName = keyof typeof themes;

export const themeNames = Object.keys(themes) as readonly ThemeName[];

/** As each partner writes itself. */
export const partnerNames: Readonly<Record<ThemeName, string>> = {
  vitrine: 'Vitrine',
  tropico: 'Trópico',
  'atelier-noir': 'Atelier Noir',
  fjord: 'Fjord',
  petale: 'Pétale',
  signal: 'Signal',
};
