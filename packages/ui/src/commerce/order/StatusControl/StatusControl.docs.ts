import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Moves an order on, for brands, and asks before it does.',
  when: ['In an order, for the brand.'],
  whenNot: ['Showing the state: take OrderStatusBadge.'],
  keyboard: { 'ArrowUp, ArrowDown': 'Chooses where the order goes.', 'Enter, Space': 'Asks; confirms.' },
  accessibility: ['The question is an alert dialog; at its end an order has no control.'],
  content: ['Are you sure? Do you want to update the order status?'],
  dos: ['Offer only where the order may go from here.'],
  donts: ['Don’t update on choosing.'],
};
