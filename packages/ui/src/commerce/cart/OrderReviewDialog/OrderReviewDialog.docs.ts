import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows the order as it will be sent and asks the retailer to confirm.',
  when: ['Use it after a press on “SEND ORDER”, when the cart fits its limits.'],
  instead: { 'an order that was sent': 'OrderDetail', 'errors that stop the order': 'OrderingErrors' },
  anatomy: [
    ['Price list and delivery', '[data-component=OrderReviewDialog] p'],
    ['Collections with products', 'section[aria-label]'],
    'Products left out',
    ['Limits', '[data-component=LimitMeter]'],
    ['Total', '[data-part=total]'],
    ['Addresses and message', 'dl'],
  ],
  content: [
    'List only products with units. Name the others in `leftOut`.',
    '`labels.hint` says what happens after sending.',
  ],
  wording: [
    {
      good: 'Send this order',
      bad: 'OK',
      why: 'The button that cannot be undone names its action.',
    },
  ],
  behaviour: [
    'An address that is missing shows `labels.noAddress`.',
    'An error of the server shows at the top, and the dialog stays open.',
    'While `busy`, the button ignores further presses.',
  ],
  accessibility: [
    'The dialog is named by its title with the brand. Each collection is a region with a list.',
    'An error is announced at once.',
  ],
  keyboard: { Tab: 'Moves to cancel and confirm.', Escape: 'Closes the dialog; nothing is sent.' },
  dos: ['Pass the same totals that the cart shows. A difference would stop the retailer.'],
  donts: ['Don’t send before `onSend`. Opening the dialog is not a confirmation.'],
  status: 'new',
};
