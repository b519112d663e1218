import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Two to six products side by side, with prices, sizes, colours and other facts in rows.',
  when: ['Use it on the comparison page, after a buyer ticked products of a listing.'],
  instead: { 'a listing of products': 'ProductGrid', 'other data in rows': 'Table' },
  anatomy: [
    ['Head of each product, with remove and “Add to cart”', 'thead th'],
    ['Price', '[data-component=PriceBlock]'],
    ['Sizes', 'tbody tr:nth-child(2) td ul'],
    ['Colours', 'tbody tr:nth-child(3) td'],
    ['Facts', 'tbody tr:nth-child(4) td'],
  ],
  content: ['Keep facts to one line.', 'Give every product its facts in the order of `facts`.'],
  wording: [
    {
      good: 'Ships in 30 days',
      bad: 'Fast delivery',
      why: 'Only numbers can be compared.',
    },
  ],
  behaviour: [
    'A fact that no product has does not show. A single missing fact shows “—”.',
    'Eight colours show; the rest is a number.',
    'On a narrow screen the table scrolls sideways.',
  ],
  accessibility: [
    'Products are column heads and facts are row heads.',
    'A size that is out of stock is struck out, and screen readers hear it.',
    'If the table scrolls, it can be focused.',
  ],
  keyboard: {
    Tab: 'Moves to the table if it scrolls, then to each product’s controls.',
    'ArrowLeft, ArrowRight': 'Scroll the focused table.',
  },
  dos: ['Leave out `onAdd` for users who may not buy.'],
  donts: ['Don’t pass more than six products. Readers could not see the first and the last together.'],
  status: 'new',
};
