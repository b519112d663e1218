import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The retailer’s carts, one for each brand and price list.',
  when: ['Beside a cart when there are several.'],
  whenNot: ['Orders: take OrderList.'],
  keyboard: { 'Tab, Enter': 'Reaches and opens a cart.' },
  accessibility: ['A named list of links; the cart that is shown is the current one.'],
  dos: ['Load more on request.'],
  donts: ['Don’t show it for a single cart.'],
};
