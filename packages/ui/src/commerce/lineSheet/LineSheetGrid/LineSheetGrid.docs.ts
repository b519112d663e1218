import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The products of a collection to choose from: search, tick, reach with Shift. Answers at once with 500.',
  when: ['Line sheets: choosing many products to order or download.'],
  whenNot: ['Shopping one by one: take ProductGrid.'],
  anatomy: ['Search, select all, actions, list of products with tick, picture, colours, sizes, prices.'],
  keyboard: {
    'ArrowUp, ArrowDown': 'Moves from product to product.',
    Space: 'Ticks; with Shift ticks all between.',
    Enter: 'Opens the product.',
  },
  accessibility: [
    'A grid that says its rows though only those in sight are drawn; how many are chosen and found is announced.',
  ],
  content: ['Select all counts what is shown: “Select all 48”.'],
  dos: ['Hand the same list back while nothing changes.'],
  donts: ['Don’t clear the choice on a search.'],
};
