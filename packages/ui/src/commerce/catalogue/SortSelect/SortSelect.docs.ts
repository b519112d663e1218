import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A list to choose the order of a listing.',
  when: ['Use it above product listings, beside the filters.'],
  instead: { 'to narrow the listing': 'FilterPanel', 'to sort a table by a column': 'Table' },
  content: ['Each option says its direction.'],
  wording: [
    {
      good: 'Wholesale price, low to high',
      bad: 'Price',
      why: 'There are two prices and two directions.',
    },
  ],
  behaviour: ['A choice applies at once.', 'On a phone, the system’s own list opens.'],
  accessibility: ['It is a native select with a label.'],
  keyboard: { 'ArrowUp, ArrowDown': 'Choose an order.' },
  dos: ['Keep the value in the address of the page, so that a shared link shows the same order.'],
  donts: ['Don’t mix filters into the options. “Only in stock” is no order.'],
};
