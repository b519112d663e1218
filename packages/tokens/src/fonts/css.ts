import type { Branding } from '../branding.ts';
import { families } from './families.ts';
import type { Family, FamilyName } from './families.ts';

/** System faces with the widths of the families they stand in for, measured as in `families`. */
const systems = {
  sans: { local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.4398, generic: 'system-ui, sans-serif' },
  serif: { local: ['Times New Roman', 'Liberation Serif', 'Times'], width: 0.3983, generic: 'Georgia, serif' },
};

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const face = (entries: Record<string, string>): string =>
  `@font-face{${Object.entries(entries)
    .map(([key, value]) => `${key}:${value}`)
    .join(';')}}`;

const fallbackFace = (name: FamilyName, { fallback, metrics }: Family): string => {
  const system = systems[fallback];
  const adjust = metrics.width / system.width;
  return face({
    'font-family': `'${name} Fallback'`,
    src: system.local.map((local) => `local('${local}')`).join(','),
    'size-adjust': percent(adjust),
    'ascent-override': percent(metrics.ascent / adjust),
    'descent-override': percent(metrics.descent / adjust),
    'line-gap-override': '0%',
  });
};

/** The font stack of a family: the face itself, its same-sized stand-in, the system's. */
export const fontStack = (name: FamilyName): string =>
  `'${name}', '${name} Fallback', ${systems[families[name].fallback].generic}`;

/** The families a branding uses, each once. */
export const fontsOf = (style: Branding): FamilyName[] => [...new Set([style.type.display, style.type.text])];

/** `@font-face` rules of one branding, with files under `base` (`/fonts/` unless told). */
export const fontCss = (style: Branding, base = '/fonts/'): string =>
  fontsOf(style)
    .flatMap((name) => [
      ...families[name].files.map(({ file, weight }) =>
        face({
          'font-family': `'${name}'`,
          src: `url('${base}${file}') format('woff2')`,
          'font-weight': weight,
          'font-style': 'normal',
          'font-display': 'swap',
        }),
      ),
      fallbackFace(name, families[name]),
    ])
    .join('\n');
