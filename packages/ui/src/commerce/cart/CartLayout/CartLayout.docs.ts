import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Arranges the parts of the cart screen: header and products on the left, other carts and summary on the right.',
  when: ['Use it once, for the screen of a cart.'],
  instead: { 'two parts beside each other': 'Split', 'the screen of an order': 'OrderLayout' },
  anatomy: [
    '`list`: the other carts',
    ['`header`: CartHeader', '[data-component=CartLayout] > div > :first-child'],
    ['`children`: errors and collections', '[data-component=CartLayout] > div > :nth-child(2)'],
    ['`summary`: CartSummary', '[data-component=CartLayout] > :last-child'],
  ],
  behaviour: [
    'On a phone the parts follow each other: carts, header, products, summary.',
    'On a wide screen, list and summary share the right column.',
  ],
  accessibility: ['Screen readers read the parts in the order of the phone: carts, header, products, summary.'],
  dos: ['Leave out `list` if there is only one cart. The summary then starts at the top.'],
  donts: ['Don’t put errors into `summary`. On a phone they would appear below all products.'],
};
