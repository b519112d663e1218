import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The history of an order, newest first. A press on an entry with a link copies the link.',
  when: ['Use it at the end of OrderDetail.'],
  instead: { 'messages about the order': 'OrderMessages', 'what was sent': 'ShipmentsList' },
  content: ['Entries are sentences of the server. They are cleaned before they show.'],
  behaviour: [
    'Without entries, nothing shows.',
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
