import type { Branding, Mode } from './branding.ts';
import type { VarName } from './contract/index.ts';
import { derive } from './expand.ts';

const block = (selector: string, declarations: [string, string][]): string =>
  `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;

const modes = ['light', 'dark'] as const;

type Values = Record<Mode, Record<VarName, string>>;

/** What a mode decides: every colour, and whatever is drawn in one. */
const coloursOf = (values: Values, mode: Mode): [string, string][] =>
  Object.entries(values[mode]).filter(
    ([name, value]) => name.startsWith('--v-color-') || modes.some((other) => values[other][name as VarName] !== value),
  );

const modeBlock = (values: Values, mode: Mode): string =>
  block(`[data-mode=${mode}]`, [
    ['color-scheme', mode],
    // Said again, for a mode within a page of the other: what is inherited was computed outside.
    ['color', 'var(--v-color-ink)'],
    ['background', 'var(--v-color-ground)'],
    ...coloursOf(values, mode),
  ]);

const onPaper = (values: Values): string =>
  `@media print{${block(':root', [['color-scheme', 'light'], ...coloursOf(values, 'light')])}}`;

/**
 * The style sheet of a branding: `:root` in the mode it opens in, then the colours of both modes under `[data-mode]`. Paper is light, so a
 * branding that opens dark is printed in its light colours. It holds derived values alone, so it is safe to put into a page as it is.
 */
export const themeCss = (style: Branding): string => {
  const values: Values = { light: derive(style, 'light'), dark: derive(style, 'dark') };
  return [
    block(':root', [['color-scheme', style.mode], ...Object.entries(values[style.mode])]),
    ...modes.map((mode) => modeBlock(values, mode)),
    ...(style.mode === 'dark' ? [onPaper(values)] : []),
  ].join('\n');
};
