import type { StageLabels } from '../labels.ts';

const of = (brandDraft: string | null): string => (brandDraft ? `${brandDraft}: ` : '');

/** Words of the stage for its own stories; the application's are in its catalogues. */
export const words: StageLabels = {
  label: 'Preview',
  skip: 'Skip the preview',
  groups: 'Parts of the marketplace',
  frame: ({ title, width, brandDraft }) => `${of(brandDraft)}${title}, ${width} px wide`,
  enter: ({ title, width, brandDraft }) => `${of(brandDraft)}Try ${title} at ${width} px; Escape leads back`,
  width: (width) => `${width} px`,
  loading: 'Loading …',
  failed: 'This part could not be shown. The others are not affected.',
  zoom: 'Size',
  fit: 'Fit',
  actual: '100 %',
  unseen: (groups) => `This viewer does not see ${groups.length} groups: ${groups.join(', ')}.`,
  seeApproved: 'See as an approved retailer',
  same: 'Both sides are the same: nothing was changed yet.',
};
