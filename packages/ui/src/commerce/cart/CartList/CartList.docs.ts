import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lists the open carts of a retailer, one for each brand and price list, with a sum for each currency.',
  when: ['Use it as `list` of CartLayout when a retailer has several carts.'],
  instead: { 'orders that were sent': 'OrderList', 'carts that were removed': 'RemovedList' },
  content: [
    'Write `details` as price list and units: “Wholesale EUR · 48 units”.',
    'Write in `missing` what the cart needs, with a link to the place: “12 units to go to the minimum of 60”.',
  ],
  wording: [
    {
      good: 'Order until Nov. 30, 2026',
      bad: 'Deadline approaching',
      why: 'A date lets the retailer decide which cart to send first.',
    },
  ],
  behaviour: [
    'With `onMore`, a button loads more carts; `loadingMore` shows that it is working.',
    'Without `sums`, no total shows.',
  ],
  accessibility: [
    'It is a navigation named by `labels.title`. The current cart is marked for screen readers.',
    'What a cart lacks is text, not only a colour.',
  ],
  keyboard: { Tab: 'Moves from cart to cart.', Enter: 'Opens the cart.' },
  dos: ['Pass one entry of `sums` for each currency. Amounts of two currencies have no common total.'],
  donts: ['Don’t show it for a single cart. It would only repeat the header.'],
};
