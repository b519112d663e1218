import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Categories as pictures with their names. Each leads to the brands that sell in it.',
  when: ['The page of all categories.'],
  whenNot: ['To narrow a list on the same page: use FilterBar or FilterPanel.'],
  keyboard: { Tab: 'Goes through the tiles.', Enter: 'Opens the category.' },
  accessibility: ['A named list of links. Pictures are silent, because the name says what they show.'],
  content: ['Names of one or two words.'],
  dos: ['Show every category that has brands.'],
  donts: ['Don’t write on the pictures.'],
};
