import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Things of one kind compared by their values: rows and columns on a desk, a card each on a phone.',
  when: ['Orders, payments, lines of a sheet.'],
  whenNot: ['Things one looks at: take a grid of cards.', 'Numbers one types: take CartGrid.'],
  anatomy: ['Caption', 'heads, of which some sort', 'rows, of which one cell is the name', 'boxes that choose rows'],
  keyboard: {
    Tab: 'Goes from control to control.',
    'Enter, Space': 'Sort by the head in focus; tick the box.',
    'Arrow keys': 'Scroll a table that has the focus.',
  },
  accessibility: ['Stays a table to those who listen, on a phone too; a sorted head says its direction.'],
  content: ['Heads are nouns; they stand before each value on a phone.'],
  dos: ['Make one column the row’s name.', 'Figures at the end of the line.'],
  donts: ['Don’t sort in it: it says the wish, the app brings the rows.'],
  status: 'new',
};
