import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Tells a retailer that the cart is empty and leads to the brands.',
  when: ['Use it instead of the cart screen when there is no product in the cart.'],
  instead: { 'another empty list': 'EmptyState', 'a cart that is loading': 'CartSkeleton' },
  content: [
    'The specification gives the text, including its spelling: “YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.”',
  ],
  wording: [{ good: 'find new brands', bad: 'Continue', why: 'The link names the page that fills the cart.' }],
  behaviour: [
    'The first sentence of `message` becomes the title. The rest follows as smaller text.',
    'Everything is centred, as in EmptyState. A long message wraps.',
  ],
  accessibility: [
    'The whole message is the heading of the screen (level 1), so that screen reader users find it at once.',
  ],
  keyboard: { Enter: 'Follows the link to the brands.' },
  dos: ['Lead to brands that the retailer can order from.'],
  donts: ['Don’t show a summary with zeros beside it.'],
};
