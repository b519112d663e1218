import type { Family } from './family.ts';

const file = (module: string, weight: string, stretch?: string): Family['files'] => [
  { file: module.slice(module.lastIndexOf('/') + 1), module, weight, ...(stretch && { stretch }) },
];

/** The file of a family on fontsource, its Latin letters, with the axes its name says. */
const single = (id: string): Family['files'] => file(`@fontsource/${id}/files/${id}-latin-400-normal.woff2`, '400');
const variable = (id: string, weight: string, axes = 'wght', stretch?: string): Family['files'] =>
  file(`@fontsource-variable/${id}/files/${id}-latin-${axes}-normal.woff2`, weight, stretch);

/** What there is to choose from, with metrics as `metrics.test.ts` measures them. */
export const catalogue = {
  'Instrument Serif': {
    files: single('instrument-serif'),
    fallback: 'serif',
    metrics: { ascent: 0.99, descent: 0.31, width: 0.341 },
  },
  'Instrument Sans': {
    files: variable('instrument-sans', '400 700'),
    fallback: 'sans',
    metrics: { ascent: 0.97, descent: 0.25, width: 0.4609, bold: 0.4805 },
  },
  'Bricolage Grotesque': {
    files: variable('bricolage-grotesque', '200 800', 'opsz'),
    fallback: 'sans',
    metrics: { ascent: 0.93, descent: 0.27, width: 0.4779, bold: 0.4761 },
  },
  'Bodoni Moda': {
    files: variable('bodoni-moda', '400 900', 'opsz'),
    fallback: 'serif',
    metrics: { ascent: 1.125, descent: 0.4, width: 0.4651, bold: 0.4864 },
    // At its largest optical size the hairlines are thinner than a pixel, and an H reads as two I.
    variation: "'opsz' 18",
  },
  Jost: {
    files: variable('jost', '100 900'),
    fallback: 'sans',
    metrics: { ascent: 1.07, descent: 0.375, width: 0.4334, bold: 0.4754 },
  },
  Figtree: {
    files: variable('figtree', '300 900'),
    fallback: 'sans',
    metrics: { ascent: 0.95, descent: 0.25, width: 0.4533, bold: 0.4653 },
  },
  'DM Serif Display': {
    files: single('dm-serif-display'),
    fallback: 'serif',
    metrics: { ascent: 1.036, descent: 0.335, width: 0.45 },
  },
  'DM Sans': {
    files: variable('dm-sans', '100 1000'),
    fallback: 'sans',
    metrics: { ascent: 0.992, descent: 0.31, width: 0.4749, bold: 0.4994 },
  },
  Archivo: {
    files: variable('archivo', '100 900', 'wdth', '62% 125%'),
    fallback: 'sans',
    metrics: { ascent: 0.878, descent: 0.21, width: 0.4446, bold: 0.4769, expanded: 0.6518 },
  },
  Fraunces: {
    files: variable('fraunces', '100 900'),
    fallback: 'serif',
    metrics: { ascent: 0.978, descent: 0.255, width: 0.4715, bold: 0.5003 },
  },
  'Playfair Display': {
    files: variable('playfair-display', '400 900'),
    fallback: 'serif',
    metrics: { ascent: 1.082, descent: 0.251, width: 0.4558, bold: 0.4657 },
  },
  'Space Grotesk': {
    files: variable('space-grotesk', '300 700'),
    fallback: 'sans',
    metrics: { ascent: 0.984, descent: 0.292, width: 0.4949, bold: 0.4947 },
  },
  Inter: {
    files: variable('inter', '100 900'),
    fallback: 'sans',
    metrics: { ascent: 0.9688, descent: 0.2412, width: 0.4831, bold: 0.4958 },
  },
} satisfies Record<string, Family>;
