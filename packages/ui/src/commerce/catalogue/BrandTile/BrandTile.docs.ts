import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A brand as a directory shows it: picture, logo, name.',
  when: ['Directories and sections of brands.'],
  whenNot: ['Where a brand should introduce itself: take BrandCard.'],
  keyboard: { Enter: 'Follows the link to the brand.' },
  accessibility: ['The whole tile is one link with the name; the picture is silent.'],
  dos: ['Keep tiles of one grid alike: all with a note, or none.'],
  donts: ['Don’t put a badge over the picture.'],
};
