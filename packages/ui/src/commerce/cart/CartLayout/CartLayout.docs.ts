import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The places of a cart: other carts, products, summary.',
  when: ['The screen of a cart.'],
  whenNot: ['Two parts alone: take Split.'],
  anatomy: ['`list`: the other carts', '`header`: whose cart it is', '`children`: errors and collections', '`summary`'],
  accessibility: ['The order read is that of a phone: carts, header, products, summary.'],
  dos: ['Leave `list` out while there is one cart.'],
  donts: ['Don’t put what must be read before sending into the summary alone; it is below everything on a phone.'],
};
