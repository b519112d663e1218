import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The start page of a brand: its own card, connection requests to answer, and its latest orders.',
  when: ['Use it as the first screen after a member of a brand signs in.'],
  instead: {
    'the home page of a retailer': 'HomeSlider below PageHeader',
    'all connection requests': 'ConnectionRequests',
    'all orders': 'OrderList',
  },
  anatomy: [
    ['Brand card and links', '[data-component=SellerDesk] > section'],
    ['Connection requests', '[data-component=SellerDesk] [data-component=ConnectionBlock]'],
    ['Latest orders', 'section:last-child > ul'],
  ],
  content: ['Requests: about four. Orders: about five. The links lead to all of them.'],
  wording: [
    { good: 'No request waits for your answer.', bad: 'No data', why: 'The brand learns that its work is done.' },
    { good: 'All orders', bad: 'More', why: 'The label names the page behind it.' },
  ],
  behaviour: [
    'Each list loads by itself. If one fails, it shows a button to retry, and the other stays.',
    'An empty list shows its text, such as `labels.noRequests`.',
    'While `brand` is missing, a placeholder keeps its place.',
  ],
  accessibility: [
    'Three named regions, each with a level 2 heading.',
    'Name the three regions with `labels.brand`, `labels.requests` and `labels.orders`.',
  ],
  keyboard: {
    Tab: 'Moves from the card to its links, then through requests and orders.',
    Enter: 'Opens an order, or answers a request.',
  },
  dos: ['Show the oldest open requests first. Retailers wait for the answer before they can order.'],
  donts: ['Don’t hide an empty list. The brand could not tell it from a failure.'],
};
