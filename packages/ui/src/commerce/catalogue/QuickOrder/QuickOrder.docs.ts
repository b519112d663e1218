import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A line below a product card with a field for each size, to order without leaving the listing.',
  when: ['Use it in ProductGrid, opened by the size run of a ProductCard.'],
  instead: {
    'the product page': 'ProductDetails',
    'several products of a cart': 'CartGrid',
    'several colours at once': 'VariationDialog',
  },
  anatomy: [
    ['Title and close button', '[data-component=QuickOrder] > div p'],
    ['Colours', '[data-component=ColourChoice]'],
    ['Sizes with units', '[data-component=SizeUnits]'],
    'Limits',
    'Errors',
    ['Total and “Add to cart”', '[data-component=Button]'],
  ],
  content: ['The title names the product: “Sizes of Linen dress”.'],
  wording: [
    {
      good: 'Update cart',
      bad: 'OK',
      why: 'The fields show what is in the cart already, so the button says that it changes it.',
    },
  ],
  behaviour: [
    'Fields show the units that are in the cart already; what is typed replaces them, and the button says “Update cart”.',
    'The total counts all colours of the product.',
    'Units above stock are lowered to it, and a text says so.',
    'An error of adding shows above the button. Pass it as `notice`.',
  ],
  accessibility: [
    'It is a region named by its title. The first field takes the focus on opening.',
    'On closing, the focus returns to the element that opened it.',
  ],
  keyboard: {
    'Tab, ArrowLeft, ArrowRight': 'Move from size to size.',
    Enter: 'Goes to the next size; in the last one it adds to the cart.',
    'ArrowUp, ArrowDown': 'Change the colour, or the units of a field.',
    Escape: 'Closes the line.',
  },
  dos: ['Open one line at a time, directly after its card.'],
  donts: ['Don’t open it for users who may not order. Leave out `order` on their cards.'],
  status: 'new',
};
