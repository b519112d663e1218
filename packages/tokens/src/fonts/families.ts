/** Widths and heights as shares of the em, measured from the file; the width is a letter-frequency average. */
interface Metrics {
  ascent: number;
  descent: number;
  width: number;
}

interface FontFile {
  file: string;
  module: string;
  weight: string;
}

/** A font family a partner may choose: its file, and what it takes to make a system font occupy the same room meanwhile. */
export interface Family {
  files: FontFile[];
  fallback: 'sans' | 'serif';
  metrics: Metrics;
  /** Axes to hold still where the face's own choice would hurt. */
  variation?: string;
}

const single = (module: string, weight: string): FontFile[] => [
  { file: module.slice(module.lastIndexOf('/') + 1), module, weight },
];

const catalogue = {
  'Instrument Serif': {
    files: single('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2', '400'),
    fallback: 'serif',
    metrics: { ascent: 0.99, descent: 0.31, width: 0.336 },
  },
  'Instrument Sans': {
    files: single('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', '400 700'),
    fallback: 'sans',
    metrics: { ascent: 0.97, descent: 0.25, width: 0.4512 },
  },
  'Bricolage Grotesque': {
    files: single(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
      '200 800',
    ),
    fallback: 'sans',
    metrics: { ascent: 0.93, descent: 0.27, width: 0.4436 },
  },
  'Bodoni Moda': {
    files: single('@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2', '400 900'),
    fallback: 'serif',
    metrics: { ascent: 1.125, descent: 0.4, width: 0.4588 },
    // At its largest optical size the hairlines are thinner than a pixel, and an H reads as two I.
    variation: "'opsz' 28",
  },
  Jost: {
    files: single('@fontsource-variable/jost/files/jost-latin-wght-normal.woff2', '100 900'),
    fallback: 'sans',
    metrics: { ascent: 1.07, descent: 0.375, width: 0.4221 },
  },
  Figtree: {
    files: single('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', '300 900'),
    fallback: 'sans',
    metrics: { ascent: 0.95, descent: 0.25, width: 0.4402 },
  },
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof catalogue;

/** The closed list of families, all self-hosted under open licences. */
export const families: Record<FamilyName, Family> = catalogue;
