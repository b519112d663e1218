import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Groups the products of one collection in a cart and shows their total. It also shows errors that concern the whole collection.',
  when: ['Use one for each collection of a cart, with a CartProduct for each product inside.'],
  instead: {
    'the products of an order that was sent': 'OrderLines',
    'errors of the whole order': 'OrderingErrors',
    'errors of one product': '`errors` of CartProduct',
  },
  anatomy: [
    ['Name of the collection', '[data-component=CartCollection] h2'],
    ['Total', '[data-component=CartCollection] h2 + p'],
    ['Errors, or the text that it is ready', '[data-component=CartCollection] > [role=status]'],
    ['Products', '[data-component=CartProduct]'],
  ],
  content: ['Write `total` with units and value: “48 units · € 1,920.00”.', 'Show the server’s errors unchanged.'],
  wording: [
    {
      good: '48 units · € 1,920.00',
      bad: 'Subtotal: 1920',
      why: 'Unit and currency belong to a sum; without them it could be either.',
    },
  ],
  behaviour: ['Errors replace the `ready` text.', 'Without `total`, only the name shows in the head.'],
  accessibility: [
    'It is a region named by the collection, with a heading of level 2.',
    'Screen readers announce errors at once, and the `ready` text without interrupting.',
  ],
  dos: ['Pass `ready` only after the cart was checked. Until then nobody knows whether it can be sent.'],
  donts: ['Don’t repeat the errors of a product here. The product shows them itself.'],
};
