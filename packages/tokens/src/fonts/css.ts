import type { Branding } from '../branding.ts';
import { families } from './families.ts';
import type { FamilyName } from './families.ts';
import type { Family } from './family.ts';

/** System faces with the widths of the families they stand in for, measured as in `families`. */
const systems = {
  sans: {
    regular: { local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.4524 },
    bold: { local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], width: 0.4871 },
    generic: 'system-ui, sans-serif',
  },
  serif: {
    regular: { local: ['Times New Roman', 'Liberation Serif', 'Times'], width: 0.4053 },
    bold: { local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'], width: 0.4315 },
    generic: 'Georgia, serif',
  },
};

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const face = (entries: Record<string, string>): string =>
  `@font-face{${Object.entries(entries)
    .map(([key, value]) => `${key}:${value}`)
    .join(';')}}`;

interface StandIn {
  boldness: 'regular' | 'bold';
  width: number;
  range: Record<string, string>;
}

/** The cuts of a family that a page shows, each with the width it has there. */
const standIns = ({ metrics }: Family, expanded: boolean): StandIn[] => [
  { boldness: 'regular', width: metrics.width, range: metrics.bold ? { 'font-weight': '100 550' } : {} },
  ...(metrics.bold ? [{ boldness: 'bold' as const, width: metrics.bold, range: { 'font-weight': '551 1000' } }] : []),
  ...(expanded && metrics.expanded
    ? [
        {
          boldness: 'bold' as const,
          width: metrics.expanded,
          range: { 'font-weight': '100 1000', 'font-stretch': '125%' },
        },
      ]
    : []),
];

const fallbackFaces = (name: FamilyName, expanded: boolean): string[] => {
  const { fallback, metrics } = families[name];
  return standIns(families[name], expanded).map(({ boldness, width, range }) => {
    const system = systems[fallback][boldness];
    const adjust = width / system.width;
    return face({
      'font-family': `'${name} Fallback'`,
      src: system.local.map((local) => `local('${local}')`).join(','),
      ...range,
      'size-adjust': percent(adjust),
      'ascent-override': percent(metrics.ascent / adjust),
      'descent-override': percent(metrics.descent / adjust),
      'line-gap-override': '0%',
    });
  });
};

const ownFaces = (name: FamilyName, base: string): string[] =>
  families[name].files.map(({ file, weight, stretch, range }) =>
    face({
      'font-family': `'${name}'`,
      src: `url('${base}${file}') format('woff2')`,
      'font-weight': weight,
      ...(stretch && { 'font-stretch': stretch }),
      'font-style': 'normal',
      'font-display': 'swap',
      ...(range && { 'unicode-range': range }),
    }),
  );

/** The font stack of a family: the face itself, its same-sized stand-in, the system's. */
export const fontStack = (name: FamilyName): string =>
  `'${name}', '${name} Fallback', ${systems[families[name].fallback].generic}`;

/** How far the display face is stretched; a family without the axis keeps its own width. */
export const stretchOf = ({ display, displayWidth }: Branding['type']): '100%' | '125%' =>
  displayWidth === 'expanded' && families[display].metrics.expanded !== undefined ? '125%' : '100%';

/** The families a branding uses, each once. */
const fontsOf = (style: Branding): FamilyName[] => [...new Set([style.type.display, style.type.text])];

/** `@font-face` rules of one branding, with files under `base` (`/fonts/` unless told). */
export const fontCss = (style: Branding, base = '/fonts/'): string =>
  fontsOf(style)
    .flatMap((name) => [
      ...ownFaces(name, base),
      ...fallbackFaces(name, name === style.type.display && stretchOf(style.type) === '125%'),
    ])
    .join('\n');
