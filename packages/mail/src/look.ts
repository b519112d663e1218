import { expanded, fontCss } from '@vitrine/tokens';
import type { Branding } from '@vitrine/tokens';

/** Colours of a mail in one mode, as hex digits: nothing else is understood everywhere. */
export interface MailColours {
  ground: string;
  sheet: string;
  ink: string;
  muted: string;
  line: string;
  button: string;
  onButton: string;
}

/** A branding as far as mail programs can show it. */
export interface MailLook {
  light: MailColours;
  dark: MailColours;
  /** Families, the partner's own first; without double quotes, for they stand in attributes. */
  display: string;
  text: string;
  /** CSS of headings beside their family. */
  heading: string;
  /** Corner of the button, in pixels. */
  radius: number;
  /** CSS of the words in the button. */
  label: string;
  fonts: (origin: string) => string;
}

const PX_PER_REM = 16;

/** `0.5rem` and `999px` in pixels; Outlook knows no other unit. */
const inPixels = (length: string): number =>
  Math.round(Number.parseFloat(length) * (length.endsWith('rem') ? PX_PER_REM : 1));

/** The stand-ins of a page are made of what the reader's device has; a mail names plain families. */
const plainStack = (stack: string): string =>
  stack
    .split(', ')
    .filter((family) => !family.includes(' Fallback'))
    .map((family) => (family === 'system-ui' ? 'Helvetica, Arial' : family))
    .join(', ');

type Read = (name: string) => string;

const reader = (style: Branding, mode: 'light' | 'dark'): Read => {
  const vars: Readonly<Record<string, string>> = expanded(style, mode).vars;
  return (name) => vars[`--v-${name}`] ?? '';
};

const coloursOf = (read: Read): MailColours => ({
  ground: read('color-ground-sunken'),
  sheet: read('color-ground'),
  ink: read('color-ink'),
  muted: read('color-ink-muted'),
  line: read('color-line'),
  button: read('color-brand'),
  onButton: read('color-on-brand'),
});

export const lookOf = (style: Branding): MailLook => {
  const light = reader(style, 'light');
  return {
    light: coloursOf(light),
    dark: coloursOf(reader(style, 'dark')),
    display: plainStack(light('font-display-family')),
    text: plainStack(light('font-text-family')),
    heading: `font-weight:${light('font-display-weight')};letter-spacing:${light('font-display-tracking')};text-transform:${light('font-display-transform')};font-stretch:${light('font-display-stretch')}`,
    radius: Math.min(inPixels(light('radius-button')), 24),
    label: `font-weight:${light('button-weight')};letter-spacing:${light('button-tracking')};text-transform:${light('button-transform')}`,
    fonts: (origin) => fontCss(style, `${origin}/fonts/`),
  };
};
