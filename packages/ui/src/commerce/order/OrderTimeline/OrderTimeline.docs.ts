import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The history of an order, newest first. A press on an entry with a link copies the link.',
  when: [
    'Use it at the end of OrderDetail, for retailers and for brands.',
    'Use it where people ask what happened to an order, and when.',
  ],
  instead: {
    'messages about the order': 'OrderMessages',
    'what was sent, with tracking': 'ShipmentsList',
    'what was paid, and what is due': 'PaymentsList',
    'the status alone, in a list of orders': 'OrderStatusBadge',
    'news about all orders': 'ActivityList',
  },
  anatomy: [
    ['Title', 'h3'],
    ['Hint that a press copies a link', 'h3 + span'],
    ['Entries, the newest first', 'ol'],
    '“Show earlier entries”',
  ],
  content: [
    'Entries are sentences of the server. They are cleaned before they show.',
    'An entry says who did what, and the date of what happens next.',
  ],
  wording: [
    {
      good: 'Casa Maré is preparing the order.',
      bad: 'Status changed to IN_PROCESSING.',
      why: 'The retailer knows the brand, and does not know the names of our states.',
    },
    {
      good: 'Invoice sent, Nov. 20, 2026. Pay the invoice',
      bad: 'Invoice #1043 has been generated successfully. Click here.',
      why: 'The date and the name of the link say what to do next.',
    },
  ],
  behaviour: [
    'Without entries, nothing shows.',
    'While earlier entries load (`loadingEarlier`), the button is busy and the entries stay.',
    'Long entries wrap.',
    'A press copies the link of the entry and does not open it.',
    '“Show earlier entries” shows only with `onEarlier`.',
  ],
  accessibility: [
    'Entries are a list in order of time. Links inside can be reached by keyboard.',
    'After “Show earlier entries”, the focus moves to the newly loaded entries.',
  ],
  keyboard: { Tab: 'Moves from link to link.', Enter: 'Copies the link.' },
  dos: ['Confirm each copy with a Toast: “Link copied to clipboard”. Otherwise nobody knows that it worked.'],
  donts: ['Don’t open the link yourself. Users paste it into mails.'],
};
