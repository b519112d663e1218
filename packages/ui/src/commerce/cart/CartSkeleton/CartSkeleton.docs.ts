import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The shape of a cart on its way.',
  when: ['While a cart is fetched for the first time.'],
  whenNot: ['Changes of a cart that is there: CartGrid shows them itself.'],
  accessibility: ['Says once that the cart is loading; the rest is silent.'],
  dos: ['Leave the list of the other carts in its place.'],
  donts: ['Don’t show it again for a refresh.'],
};
