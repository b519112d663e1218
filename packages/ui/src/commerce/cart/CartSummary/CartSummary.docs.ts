import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'The total of a cart and the button that sends the order. After sending, it shows thanks and links to the order and its invoice.',
  when: ['Use it as `summary` of CartLayout.'],
  instead: {
    'the total of an order': 'OrderDetail',
    'a last check before sending': 'OrderReviewDialog',
  },
  anatomy: [
    ['Collections with units and value', 'dl dt'],
    ['Total', '[data-part=total]'],
    'Limits',
    ['Price list', '[data-component=Field]'],
    ['Message to the brand', 'textarea'],
    ['Send button', '[data-stretch] button'],
  ],
  content: ['Pass amounts as finished texts. While prices are hidden, pass “RESTRICTED” instead.'],
  wording: [
    {
      good: 'The brand confirms your registration first. We write to you then.',
      bad: 'Not permitted',
      why: 'The reason below the button must say what happens next.',
    },
  ],
  behaviour: [
    'While `busy`, the button ignores further presses.',
    '`disabledReason` disables the button and shows the reason below it.',
    'If `pricelists` is empty, there is no choice of price list.',
    'With `closed`, thanks and links replace the fields.',
  ],
  accessibility: [
    'The disabled button stays focusable, and screen readers announce its reason.',
    '`emptyError` is announced at once. The thanks are announced without interrupting.',
  ],
  keyboard: { Tab: 'Moves through price list, message and button.', 'Enter, Space': 'Press the send button.' },
  dos: ['Ask with PricelistChangeDialog before you apply another price list. Products may leave the cart.'],
  donts: ['Don’t hide the button from users who may not send. Disable it and give the reason.'],
};
