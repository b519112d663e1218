import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Tells below the cart icon what adding has done, and leads to the cart.',
  when: ['After a product was added, or was there already.'],
  whenNot: ['Failures: say them beside the button that failed.'],
  keyboard: { Tab: 'Reaches “CHECK YOUR CART” and close; focus holds the notice.' },
  accessibility: ['Announced politely; it goes by itself, but not while somebody reads or aims at it.'],
  content: ['ITEM ADDED TO BAG!, ITEM ALREADY IN BAG!, CHECK YOUR CART.'],
  dos: ['Hang it below the header’s cart icon.'],
  donts: ['Don’t use it for other news: take Toast.'],
};
