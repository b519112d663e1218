import type { StageLabels } from '../labels.ts';

const of = (house: string | null): string => (house ? `${house}: ` : '');

/** Words of the stage for its own stories; the application's are in its catalogues. */
export const words: StageLabels = {
  label: 'Preview',
  skip: 'Skip the preview',
  groups: 'Parts of the marketplace',
  frame: ({ title, width, house }) => `${of(house)}${title}, ${width} px wide`,
  enter: ({ title, width, house }) => `${of(house)}Try ${title} at ${width} px; Escape leads back`,
  width: (width) => `${width} px`,
  loading: 'Loading …',
  failed: 'This part could not be shown. The others are not affected.',
  zoom: 'Size',
  fit: 'Fit',
  actual: '100 %',
};
