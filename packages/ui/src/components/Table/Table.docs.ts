import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Things of one kind, compared by their values: rows and columns at a desk, a card each on a phone.',
  when: ['Payments, users, anything compared by figures.'],
  whenNot: ['Pictures: take Grid. Quantities to write: take CartGrid.'],
  anatomy: ['Caption, heads, rows, choice of rows.'],
  keyboard: { 'Tab, Enter': 'Reaches a head and sorts by it.', Space: 'Chooses a row.' },
  accessibility: ['A table with a caption; heads say how they sort; on a phone each value keeps its head.'],
  content: ['Heads of one word; figures at the end of their column.'],
  dos: ['Name the row with one `rowHeader`.'],
  donts: ['Don’t hide columns on a phone.'],
};
