import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One order with all that was agreed, and what can be done with it. Prints without its controls.',
  when: ['The page of an order, for both sides.'],
  whenNot: ['Lists: take OrderList.'],
  keyboard: { Tab: 'Goes through previous, next, downloads, payment and status.' },
  accessibility: ['The other side’s name is the heading; the facts are a list of terms.'],
  content: ['PAY NOW, VIEW INVOICE; states in words.'],
  dos: ['Pass `payHref` only when payment is possible.'],
  donts: ['Don’t compute money: it comes in words.'],
};
