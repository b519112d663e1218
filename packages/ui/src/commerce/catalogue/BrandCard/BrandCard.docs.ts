import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A brand that introduces itself: picture, tags, a few lines, SEE MORE.',
  when: ['Sliders of brands, on the landing and at events.'],
  whenNot: ['Directories: take BrandTile, which is lighter.'],
  keyboard: { Enter: 'Follows the link, or calls `onOpen`.' },
  accessibility: ['One link with the brand’s name; on touch the whole card opens it.'],
  content: ['A description of two or three lines, cut where it is longer.'],
  dos: ['Give four tags at most.'],
  donts: ['Don’t put further controls on it.'],
};
