import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The units of one product by colour and size, in a small grid with its picture.',
  when: ['Use it wherever an order, a shipment or a question names units by size.'],
  instead: {
    'a whole order with prices': 'OrderLines',
    'quantities that can be changed': 'CartGrid',
    'sizes without units': 'SizeList',
  },
  content: [
    'Pass only the sizes and colours that have units.',
    'In plain text, such as a mail, write “size 36: 2 units”.',
  ],
  wording: [
    {
      good: 'A grid with the sizes as heads',
      bad: '“2 4, 4 6, 6 6”',
      why: 'With numeric sizes nobody can tell a size from a quantity.',
    },
  ],
  behaviour: ['A size without units shows “·”.', 'A grid with many sizes scrolls sideways.'],
  accessibility: ['It has a table with heads for sizes and colours. If it scrolls, it can be focused.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Scroll the focused table.' },
  dos: ['Pass the picture. People recognize a product sooner than its name.'],
  donts: ['Don’t write sizes and units in one line of text.'],
  status: 'new',
};
