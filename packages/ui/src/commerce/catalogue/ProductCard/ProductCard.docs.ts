import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A product in a listing: picture, colours, sizes, name, reference and price.',
  when: ['Use it inside ProductGrid, in listings and under “more of this line sheet”.'],
  instead: {
    'the page of a product': 'ProductDetails',
    'a product of a cart': 'CartProduct',
    'to select many products': 'LineSheetGrid',
  },
  anatomy: [
    ['Pictures and badges', 'picture'],
    ['Heart, tick and “Add to cart”', '[data-component=IconButton]'],
    ['Colours and size run', '[data-component=ColourSwatches]'],
    ['Brand, name, reference', 'h3'],
    ['Price', '[data-component=PriceBlock]'],
  ],
  content: ['Use the name as the brand writes it.', 'Pass `brand` only where products of several brands are mixed.'],
  wording: [
    {
      good: 'Add Linen shirt to cart',
      bad: 'Add',
      why: 'A listing has forty such buttons, and screen readers hear them without the card.',
    },
  ],
  behaviour: [
    'Five colours show; the rest is a number.',
    'The second picture shows under the pointer.',
    'With a mouse, the tick for comparison shows under the pointer and once it is set.',
    'Out of stock: a badge shows, and “Add to cart” does not.',
    'With `order`, the size run opens and closes a QuickOrder line.',
  ],
  accessibility: [
    'The card has one link, the name, in a heading of level 3.',
    'Give the first picture an `alt` text. The second is silent.',
    'Heart, tick, size run and add button name the product.',
  ],
  keyboard: {
    Tab: 'Moves through heart, tick, add button, sizes and name.',
    Enter: 'Opens the product from its name.',
    Space: 'Ticks the product for comparison.',
  },
  dos: ['Set `priority` on the cards of the first screen, so that their pictures load first.'],
  donts: ['Don’t pass `onAdd` or `order` for users who may not buy. Leave the buttons out.'],
};
