import type { Family, FontFile } from './family.ts';

/** Letters beyond the usual Latin ones, by their subset on fontsource. */
const ranges = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
};
type Subset = keyof typeof ranges;

interface VariableFont {
  /** The axes that the file's name says. */
  axes?: string;
  stretch?: string;
}

const filesOf = (
  { path, name, weight, stretch }: { path: string; name: string; weight: string; stretch?: string },
  subsets: readonly Subset[],
): Family['files'] => {
  const file = (subset: string, range?: string): FontFile => {
    const called = name.replace('*', subset);
    return {
      file: called,
      module: `${path}/files/${called}`,
      weight,
      ...(stretch && { stretch }),
      ...(range && { range }),
    };
  };
  return [file('latin'), ...subsets.map((subset) => file(subset, ranges[subset]))];
};

/** The files of a family on fontsource: its Latin letters, and the subsets beyond that it has. */
const single = (id: string, ...subsets: Subset[]): Family['files'] =>
  filesOf({ path: `@fontsource/${id}`, name: `${id}-*-400-normal.woff2`, weight: '400' }, subsets);
const variable = (
  id: string,
  weight: string,
  subsets: readonly Subset[],
  { axes = 'wght', stretch }: VariableFont = {},
): Family['files'] =>
  filesOf({ path: `@fontsource-variable/${id}`, name: `${id}-*-${axes}-normal.woff2`, weight, stretch }, subsets);

/** What there is to choose from, with metrics as `metrics.test.ts` measures them. */
export const catalogue = {
  'Instrument Serif': {
    files: single('instrument-serif', 'latin-ext'),
    fallback: 'serif',
    metrics: { ascent: 0.99, descent: 0.31, width: 0.341 },
  },
  'Instrument Sans': {
    files: variable('instrument-sans', '400 700', ['latin-ext']),
    fallback: 'sans',
    metrics: { ascent: 0.97, descent: 0.25, width: 0.4609, bold: 0.4805 },
  },
  'Bricolage Grotesque': {
    files: variable('bricolage-grotesque', '200 800', ['latin-ext', 'vietnamese'], { axes: 'opsz' }),
    fallback: 'sans',
    metrics: { ascent: 0.93, descent: 0.27, width: 0.4779, bold: 0.4761 },
  },
  'Bodoni Moda': {
    files: variable('bodoni-moda', '400 900', ['latin-ext'], { axes: 'opsz' }),
    fallback: 'serif',
    metrics: { ascent: 1.125, descent: 0.4, width: 0.4651, bold: 0.4864 },
    // At its largest optical size the hairlines are thinner than a pixel, and an H reads as two I.
    variation: "'opsz' 18",
  },
  Jost: {
    files: variable('jost', '100 900', ['latin-ext', 'cyrillic']),
    fallback: 'sans',
    metrics: { ascent: 1.07, descent: 0.375, width: 0.4334, bold: 0.4754 },
  },
  Figtree: {
    files: variable('figtree', '300 900', ['latin-ext']),
    fallback: 'sans',
    metrics: { ascent: 0.95, descent: 0.25, width: 0.4533, bold: 0.4653 },
  },
  'DM Serif Display': {
    files: single('dm-serif-display', 'latin-ext'),
    fallback: 'serif',
    metrics: { ascent: 1.036, descent: 0.335, width: 0.45 },
  },
  'DM Sans': {
    files: variable('dm-sans', '100 1000', ['latin-ext']),
    fallback: 'sans',
    metrics: { ascent: 0.992, descent: 0.31, width: 0.4749, bold: 0.4994 },
  },
  Archivo: {
    files: variable('archivo', '100 900', ['latin-ext', 'vietnamese'], { axes: 'wdth', stretch: '62% 125%' }),
    fallback: 'sans',
    metrics: { ascent: 0.878, descent: 0.21, width: 0.4446, bold: 0.4769, expanded: 0.6518 },
  },
  Fraunces: {
    files: variable('fraunces', '100 900', ['latin-ext', 'vietnamese']),
    fallback: 'serif',
    metrics: { ascent: 0.978, descent: 0.255, width: 0.4715, bold: 0.5003 },
  },
  'Playfair Display': {
    files: variable('playfair-display', '400 900', ['latin-ext', 'cyrillic', 'vietnamese']),
    fallback: 'serif',
    metrics: { ascent: 1.082, descent: 0.251, width: 0.4558, bold: 0.4657 },
  },
  'Space Grotesk': {
    files: variable('space-grotesk', '300 700', ['latin-ext', 'vietnamese']),
    fallback: 'sans',
    metrics: { ascent: 0.984, descent: 0.292, width: 0.4949, bold: 0.4947 },
  },
  Inter: {
    files: variable('inter', '100 900', ['latin-ext', 'cyrillic', 'greek', 'vietnamese']),
    fallback: 'sans',
    metrics: { ascent: 0.9688, descent: 0.2412, width: 0.4831, bold: 0.4958 },
  },
} satisfies Record<string, Family>;
