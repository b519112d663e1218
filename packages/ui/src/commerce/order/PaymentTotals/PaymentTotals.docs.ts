import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The total of an order, what of it was paid and what is still open.',
  when: ['Use it at the payments of an order, for retailer and brand.'],
  instead: { 'each payment with its due date': 'PaymentsList, which can show these totals too' },
  content: ['Write each amount with its currency: “USD 1,632.00”.'],
  wording: [
    {
      good: 'Still open',
      bad: 'Balance',
      why: 'A balance can be anybody’s. What is open is still to be paid.',
    },
  ],
  behaviour: ['Without `overpaid`, its amount is left out. On a phone, each amount has a row.'],
  accessibility: ['It is a description list: screen readers hear each name with its amount.'],
  dos: ['Pass `overpaid` as soon as more was paid than the total.'],
  donts: ['Don’t leave out `open` when it is 0. It says that nothing is left to pay.'],
};
