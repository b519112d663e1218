import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Arranges children in columns of equal width. Use it for things of the same kind, such as product cards.',
  when: ['Cards of products, collections or brands, several in a row.', 'Figures or tiles that belong together.'],
  instead: {
    'a sidebar beside the results': 'Split',
    'items of different widths in a row': 'Inline',
    'values to compare in rows and columns': 'Table',
    'cards in one row, with arrows to see more': 'Carousel',
  },
  behaviour: [
    '`columns` accepts one number, or one per width: `{ mobile: 2, tablet: 3, desktop: 4 }`.',
    'One to six columns are possible. Further children continue in the next row.',
    'Long words do not widen a column.',
  ],
  accessibility: [
    'With `as="ul"` or `as="ol"` it is a list, and screen readers announce the number of entries. Give it `li` children.',
    'The reading order is the order in the code.',
  ],
  dos: [
    'Set the columns for phones too. Two product cards fit beside each other at 320 px; four do not.',
    'Set `rowSpace` when rows need more space than columns, such as below captions.',
  ],
  donts: ['Don’t set the width of a child. The column sets it.'],
};
