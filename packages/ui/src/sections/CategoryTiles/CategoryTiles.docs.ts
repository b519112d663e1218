import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'All categories as pictures with names. Each tile leads to the brands that sell in that category.',
  when: ['Use it on the page of all categories.'],
  instead: {
    'to narrow a list on the same page': 'FilterBar or FilterPanel',
    'to show brands': 'DirectorySection',
    'a few links without pictures': 'LinkTabs',
  },
  content: ['Name: one or two words in the plural.', 'Picture: one garment or product, upright, without text.'],
  wording: [{ good: 'Dresses', bad: 'Shop our dresses', why: 'Tiles are scanned. The category is enough.' }],
  behaviour: [
    'Four tiles a row on a desktop, two on a phone.',
    'While loading, pass the number of placeholders as `pending`, and no categories.',
  ],
  accessibility: [
    'A named list of links. Pictures are hidden from screen readers, because the name says the same.',
    'Give `label`, and `pendingLabel` while loading.',
  ],
  keyboard: { Tab: 'Moves to the next tile.', Enter: 'Opens the category.' },
  dos: ['Show only categories that have brands. Every tile then leads to a result.'],
  donts: ['Don’t put text into the pictures. It is not translated and not read out.'],
};
