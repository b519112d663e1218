import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A brand’s pictures in a slider; each opens larger.',
  when: ['Brand style images and lookbooks.'],
  whenNot: ['Product pictures: take MediaGallery.'],
  keyboard: {
    'ArrowLeft, ArrowRight': 'Steps through the strip, and through the enlarged pictures.',
    Enter: 'Enlarges a picture.',
  },
  accessibility: ['A named region; pictures are buttons named by their titles.'],
  dos: ['Choose the layout by the brand’s template: strip, mosaic or pairs.'],
  donts: ['Don’t mix orientations in a strip.'],
};
