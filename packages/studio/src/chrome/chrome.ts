import { derive, fontCss } from '@vitrine/tokens';
import type { Branding, Mode } from '@vitrine/tokens';
import { families } from '@vitrine/tokens/fonts/families';
import type { FamilyName } from '@vitrine/tokens/fonts/families';

/** The studio's own look: quiet, so that the brand on the stage is the only one that speaks. */
const quiet: Branding = {
  seeds: {
    brand: '#27272a',
    accent: '#4f6bed',
    neutral: '#71717a',
    ground: '#ffffff',
    other: { brand: '#e4e4e7', ground: '#18181b' },
  },
  type: { display: 'Inter', text: 'Inter', scale: 'quiet', displayWeight: 600 },
  shape: { radius: 'sm', button: 'rounded', stroke: 'regular' },
  density: 'compact',
  elevation: 'soft',
  mode: 'light',
};

/** A tool is set smaller than a shop. */
const tool = {
  '--v-text-xs': '0.6875rem',
  '--v-text-sm': '0.75rem',
  '--v-text-md': '0.8125rem',
  '--v-text-lg': '0.9375rem',
  '--v-display-sm': '0.9375rem',
  '--v-size-control': '2rem',
  '--v-size-control-small': '1.75rem',
  '--v-button-height': '2rem',
  '--v-button-height-small': '1.75rem',
  '--v-button-padding': '0.75rem',
  '--v-button-padding-small': '0.625rem',
  '--v-button-stroke': '1px',
  '--v-radius-control': '0.375rem',
  '--v-radius-button': '0.375rem',
  '--v-field-height': '2rem',
  '--v-field-padding': '0.5rem',
  '--v-field-stroke': '1px',
  '--v-field-label-weight': '500',
};

const block = (selector: string, vars: object): string =>
  `${selector}{${Object.entries(vars)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')}}`;

const inMode = (mode: Mode) => ({ 'color-scheme': mode, ...derive(quiet, mode), ...tool });

/** The look of the studio itself, in the mode of the page around it. */
export const chromeCss = (): string =>
  [
    fontCss(quiet),
    block('[data-studio]', inMode('light')),
    block('[data-mode=dark] [data-studio]', inMode('dark')),
  ].join('\n');

/** The faces of every family there is to choose from, so that each can be shown in itself. */
export const facesCss = (): string =>
  (Object.keys(families) as FamilyName[])
    .map((name) => fontCss({ ...quiet, type: { ...quiet.type, display: name, text: name } }))
    .join('\n');

export const familyNames = Object.keys(families) as FamilyName[];
