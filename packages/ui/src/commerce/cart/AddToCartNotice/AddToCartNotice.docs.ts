import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A short notice below the cart icon. It tells a retailer that a product was added, or was in the cart already.',
  when: ['Use it after a press on “Add to cart”, on cards and on the product page.'],
  instead: {
    'to report that adding failed': 'Banner, beside the button that failed',
    'to confirm another action': 'Toast',
  },
  anatomy: [
    ['Icon of the outcome', 'svg'],
    ['Text', 'p'],
    ['Link to the cart', 'a'],
    ['Close button', 'button'],
  ],
  content: [
    'The texts are given by the specification: “ITEM ADDED TO BAG!”, “ITEM ALREADY IN BAG!”, “CHECK YOUR CART”.',
  ],
  wording: [
    {
      good: 'ITEM ALREADY IN BAG!',
      bad: 'Duplicate item',
      why: 'The retailer learns that nothing was lost and nothing was doubled.',
    },
  ],
  behaviour: [
    'It closes after four seconds. While the pointer or the focus is on it, it stays open.',
    'A press on the link closes it too.',
  ],
  accessibility: [
    'Screen readers announce it without interrupting.',
    'Give the close button a name with `labels.close`.',
  ],
  keyboard: { Tab: 'Moves to the link, then to the close button.', Enter: 'Follows the link or closes the notice.' },
  dos: ['Place it below the cart icon of the header, where the count changes.'],
  donts: ['Don’t use it for other news. Users learn to expect cart news in this place.'],
};
