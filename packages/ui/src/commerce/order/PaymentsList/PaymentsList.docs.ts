import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The payments of an order: state, reference, due date and amount, with a link to pay.',
  when: ['Use it inside OrderDetail.'],
  instead: {
    'only the sums': 'PaymentTotals',
    'to pay the whole order': '`payHref` of OrderDetail',
    'other data in rows': 'Table',
  },
  content: ['Write dates as “Nov. 21, 2026”. The title is given: “PAYMENTS”.'],
  wording: [{ good: 'Due Nov. 21, 2026', bad: 'Open', why: 'A payment needs a day, not only a state.' }],
  behaviour: [
    'Without payments, nothing shows.',
    'Without `payHref`, a payment has no link. The link opens a new tab.',
  ],
  accessibility: ['It is a list. Screen readers hear the name of each value, and which payment a link pays.'],
  keyboard: { Tab: 'Moves from link to link.', Enter: 'Opens the page to pay.' },
  dos: ['Leave out `payHref` once a payment is made.'],
  donts: ['Don’t collect card data here. `payHref` leads to the page that does.'],
};
