import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A collection on its brand’s page, with its facts, a choice of price list and a button to open it.',
  when: ['Use it on a brand’s page, once for each collection.'],
  instead: { 'open collections in a low row': 'CollectionStrip', 'a brand': 'BrandTile', 'a product': 'ProductCard' },
  anatomy: [
    ['Picture', 'picture'],
    ['Name', 'h2'],
    ['Facts', 'h2 + ul'],
    ['Price list', '[data-component=Field]'],
    ['Button', '[data-component=Button]'],
  ],
  content: ['Facts: deadline, delivery window, number of styles and minimum. One short line each.'],
  wording: [
    {
      good: 'Order until Nov. 30, 2026',
      bad: 'Limited time only',
      why: 'Retailers plan their orders by dates.',
    },
  ],
  behaviour: [
    'Without `pricelists`, there is no choice.',
    '`onOpen` gets the price list that was chosen, or `undefined`.',
  ],
  accessibility: [
    'The name is a heading of level 2, and the price list has a label.',
    'The picture opens the collection for pointers only; keyboard users have the button.',
  ],
  keyboard: { Tab: 'Moves from the price list to the button.', 'Enter, Space': 'Press the button.' },
  dos: ['Pass the stored price list as `pricelist`, so that returning retailers need one press.'],
  donts: ['Don’t pass a single price list. A choice of one is no choice.'],
};
