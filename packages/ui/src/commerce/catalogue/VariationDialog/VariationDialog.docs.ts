import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks which colours of a product go into the cart, and with `sizes` how many units of each size.',
  when: ['Use it when a retailer adds a product with more than one colour.'],
  instead: { 'one colour at a time': 'QuickOrder', 'quantities in the cart': 'CartGrid' },
  anatomy: [
    'Product',
    ['Colours with checkboxes', '[role=group] label'],
    'Sizes of the chosen colours',
    ['Select all', '[data-part=footer] [data-variant=quiet]'],
    ['Add to cart', '[data-part=footer] [data-variant=primary]'],
  ],
  content: ['The error is given: “SELECT AT LEAST ONE VARIATION”.'],
  wording: [
    {
      good: 'Each one becomes a row of your order grid.',
      bad: 'Select variations to continue.',
      why: 'The retailer sees what the choice leads to.',
    },
  ],
  behaviour: [
    'A chosen colour opens a row of fields if `sizes` is passed.',
    'Opening it again resets the choice to `chosen`.',
    'Fields show `units`: pass those in the cart together with those typed since.',
  ],
  accessibility: ['Each colour is a labelled checkbox. The error is announced at once.'],
  keyboard: {
    Space: 'Ticks a colour.',
    Tab: 'Moves through colours, sizes and buttons.',
    Escape: 'Closes the dialog.',
  },
  dos: ['Pass the colour that the page shows as `chosen`. It is what the retailer looked at.'],
  donts: ['Don’t open it for a product with one colour. Add that directly.'],
};
