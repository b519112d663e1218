import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A titled group of brand tiles.',
  when: ['New, featured and visited brands; a directory of few letters: `DirectoryLetters` lets letters share a row.'],
  whenNot: ['Sliders: take OurBrands.'],
  accessibility: ['A section with a heading; while brands are on their way it says so once.'],
  content: ['New Brands, Featured Brands, Brands recently visited, or a letter.'],
  dos: ['Keep room with `pending`, so that nothing jumps.'],
  donts: ['Don’t show an empty group.'],
};
