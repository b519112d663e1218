import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The products of an order with their quantities by colour and size, at the prices of that day.',
  when: ['Use it inside OrderDetail, and where a brand works on an order.'],
  instead: {
    'quantities that can be changed': 'CartGrid',
    'a proposed change': 'OrderChange',
    'what was sent': 'ShipmentsList',
  },
  anatomy: [
    ['Picture', 'article picture'],
    ['Name, reference, collection', 'article p'],
    ['Delivery window', 'article p:nth-of-type(3)'],
    ['Note', 'article p:nth-of-type(4)'],
    ['Table: colours and sizes', 'table'],
    'Units and value of the order',
  ],
  content: ['Pass units and amounts as finished texts: “12 units”, “€ 480.00”.'],
  wording: [
    { good: '12 units', bad: '12', why: 'Units and amounts stand beside each other; the noun tells them apart.' },
  ],
  behaviour: ['A size without units shows “·”.', 'A table with many sizes scrolls sideways.'],
  accessibility: [
    'Each product has a table with heads for sizes and colours.',
    'If the table scrolls, it can be focused. Its name is that of the product.',
    'Give the picture a text with `image.alt`.',
  ],
  keyboard: { Tab: 'Moves to the next table that scrolls.', 'ArrowLeft, ArrowRight': 'Scroll the focused table.' },
  dos: ['Show the note that the retailer wrote about a product. The brand works from this page.'],
  donts: ['Don’t show today’s prices. The order is a contract.'],
};
