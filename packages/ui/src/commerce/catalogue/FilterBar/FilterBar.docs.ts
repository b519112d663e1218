import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Drop-down filters in a row, and below them what is chosen.',
  when: ['Above directories and wide listings.'],
  whenNot: ['Beside product listings: take FilterPanel.'],
  keyboard: { Tab: 'Goes through filters, then through chips.', 'Enter, Space': 'Opens a filter; takes a chip away.' },
  accessibility: ['A named group; each chip says what it removes.'],
  content: ['SEGMENTS, CATEGORIES, SHOWROOMS; Clear filters.'],
  dos: [
    'Apply each choice at once.',
    'Give a filter its `status` while its options are on their way or could not be had.',
  ],
  donts: ['Don’t show “Clear filters” while nothing is in force.'],
};
