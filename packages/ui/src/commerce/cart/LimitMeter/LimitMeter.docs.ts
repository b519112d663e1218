import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows how far an order is from its minimums and maximums while the retailer types quantities.',
  when: [
    'Use it in CartSummary and OrderReviewDialog when a collection or brand sets limits.',
    'For the limits of one product, use it with `compact` in CartGrid and in a line of OrderReviewDialog.',
  ],
  instead: { 'only the limit of a product that is broken': 'LimitNotice' },
  content: [
    'Each bar has one sentence that says what is missing or left.',
    'Leave out `value` and give `href` for what has no distance, such as missing stock: the sentence becomes a link to the place.',
  ],
  wording: [
    {
      good: '18 units to go to the minimum of 24',
      bad: '25 %',
      why: 'Buyers count in units and amounts, not in percent.',
    },
  ],
  behaviour: ['Without `meters`, nothing shows.', 'Use the state `broken` when the order cannot be sent like this.'],
  accessibility: [
    'Each bar is a `progress` element named by its sentence.',
    'The state has an icon as well as a colour. Give the list a name with `label`.',
  ],
  dos: ['Update it with each change of a quantity, so that the retailer knows when to stop.'],
  donts: ['Don’t wait for an error after sending. The retailer would search the cart for missing units.'],
  status: 'new',
};
