import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A titled group of brand tiles.',
  when: ['New, featured and visited brands; each letter of a directory.'],
  whenNot: ['Sliders: take OurBrands.'],
  accessibility: ['A section with a heading; while brands are on their way it says so once.'],
  content: ['New Brands, Featured Brands, Brands recently visited, or a letter.'],
  dos: ['Keep room with `pending`, so that nothing jumps.'],
  donts: ['Don’t show an empty group.'],
};
