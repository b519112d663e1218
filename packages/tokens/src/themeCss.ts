import type { Branding, Mode } from './branding.ts';
import { expandBranding } from './expand.ts';

const block = (selector: string, declarations: [string, string][]): string =>
  `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;

const modeBlock = (style: Branding, mode: Mode): string =>
  block(`[data-mode=${mode}]`, [
    ['color-scheme', mode],
    // Said again, for a mode within a page of the other: what is inherited was computed outside.
    ['color', 'var(--v-color-ink)'],
    ['background', 'var(--v-color-ground)'],
    ...Object.entries(expandBranding(style, mode).vars).filter(([name]) => name.startsWith('--v-color-')),
  ]);

/**
 * The style sheet of a branding: `:root` in the mode it opens in, then the colours of both modes under `[data-mode]`.
 * It holds derived values alone, so it is safe to put into a page as it is.
 */
export const themeCss = (style: Branding): string =>
  [
    block(':root', [['color-scheme', style.mode], ...Object.entries(expandBranding(style, style.mode).vars)]),
    modeBlock(style, 'light'),
    modeBlock(style, 'dark'),
  ].join('\n');
