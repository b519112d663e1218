import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One product of a cart: picture, price, quantities and a note to the brand.',
  when: ['Use it inside CartCollection, with a CartGrid as its child.'],
  instead: { 'a product of a listing': 'ProductCard', 'a product of an order': 'OrderLines' },
  anatomy: [
    ['Picture', 'picture'],
    ['Name, reference and delivery', 'h3'],
    ['Price and total', 'header div + div'],
    ['Remove', '[data-component=IconButton]'],
    'Errors',
    ['Quantities', '[data-component=CartGrid]'],
    'Note',
  ],
  content: [
    'Pass `price`, `total` and `delivery` as finished texts in the reader’s language.',
    'The placeholder of the note says what to write, not that it is optional.',
  ],
  wording: [
    {
      good: 'Not saved. What you wrote is still here.',
      bad: 'Error',
      why: 'The reader must know whether the note has to be typed again.',
    },
  ],
  behaviour: [
    'Without a note there is only a button. It opens the field, and the field closes again if left empty.',
    'The note saves itself one second after typing stops, and when the field loses focus.',
    'With `readOnly`, the note is plain text. Without a note nothing shows.',
    'Without `onRemove`, there is no remove button.',
  ],
  accessibility: [
    'The name is a heading of level 3. The remove button names the product.',
    'Screen readers announce errors at once, and the state of the note without interrupting.',
    'The button for a note names the product, and moves focus into the field.',
    'Give the picture a text with `image.alt`.',
  ],
  keyboard: { Tab: 'Moves from the name to remove, the quantities and the note.' },
  dos: ['Set `noteState` with each answer of the server. It is the only sign that the note is saved.'],
  donts: ['Don’t pass `onRemove` in a closed cart. It was sent and cannot change.'],
};
