import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A grey outline of the cart screen, shown while a cart loads for the first time.',
  when: ['Use it on the cart screen until the first answer arrives.'],
  instead: {
    'the state of a cart that is shown already': 'the marks of CartGrid and SaveMark',
    'a cart without products': 'EmptyCart',
  },
  wording: [{ good: 'Loading your cart', bad: 'Please wait', why: 'The listener knows what is coming.' }],
  behaviour: [
    'With `list`, the other carts stay while the next cart loads.',
    'It shows two products, and keeps the places of header and summary.',
  ],
  accessibility: ['Screen readers hear `label` once. The grey shapes are silent.'],
  dos: ['Pass `list` when the user changes from cart to cart, so that the list keeps its place.'],
  donts: ['Don’t show it for a refresh. The user would lose the quantities they are reading.'],
};
