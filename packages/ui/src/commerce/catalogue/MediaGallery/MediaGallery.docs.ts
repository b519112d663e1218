import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Thumbnails and one large picture or film; the picture opens larger still.',
  when: ['Product pages and single-page brands.'],
  whenNot: ['Strips of a brand’s pictures: take BrandImages.'],
  keyboard: { 'Tab, Enter': 'Chooses a thumbnail; enlarges the picture.', Escape: 'Closes the enlarged picture.' },
  accessibility: [
    'Thumbnails are buttons that say which is shown; films have controls and captions where the file has them.',
  ],
  content: ['Alternative texts tell views apart: front, back, fabric.'],
  dos: ['Put the picture that sells first.'],
  donts: ['Don’t start a film by itself.'],
};
