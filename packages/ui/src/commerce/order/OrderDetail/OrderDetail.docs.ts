import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One order: state, facts, actions and documents, with lines, addresses and messages below.',
  when: ['Use it as the detail of OrderLayout, for retailer and brand.'],
  instead: { 'a list of orders': 'OrderList', 'an order that is not sent yet': 'OrderReviewDialog' },
  anatomy: [
    ['State and name', 'h2'],
    ['Previous and next order', 'header a'],
    'Status control (brands)',
    ['Facts', 'dl'],
    ['Note', 'dl + div'],
    ['Actions and documents', 'dl ~ div a[data-component=Button]'],
    ['Further parts', '[data-component=OrderLines]'],
  ],
  content: ['Pass amounts and dates as finished texts.', 'The button texts are given: “PAY NOW”, “VIEW INVOICE”.'],
  wording: [
    {
      good: 'Delivery: Oct 15 – Nov 30, 2026',
      bad: 'Window 2',
      why: 'A fact makes sense without knowing the collection.',
    },
  ],
  behaviour: [
    'A fact without a value does not show.',
    'Payment and invoice open in a new tab.',
    'Pass `onPrevious` or `onNext` while the neighbour is not loaded: a button loads it, in the place of the link.',
    'In print, the controls are left out.',
    'While loading, use `OrderDetailSkeleton`.',
  ],
  accessibility: [
    'The name of the other company is a heading of level 2. The facts are a list of terms.',
    'The arrows to other orders are named by `labels.previous` and `labels.next`.',
  ],
  keyboard: { Tab: 'Moves through name, previous, next, status, actions and documents.' },
  dos: ['Pass `payHref` only while the order can be paid.'],
  donts: ['Don’t calculate amounts in the shop. The order keeps the prices of its day.'],
};
