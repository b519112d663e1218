import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The products of a line sheet as a list with search and checkboxes. It stays fast with 500 products.',
  when: ['Use it where a buyer selects many products to order or download.'],
  instead: {
    'to browse one product at a time': 'ProductGrid',
    'quantities of a product': 'CartGrid',
    'other data in rows': 'Table',
  },
  anatomy: [
    ['Search', '[data-component=Field]'],
    ['Count of selected and found', '[data-part=count]'],
    ['Actions', 'button[data-variant=secondary]'],
    ['“Select all”', '[role=columnheader] input'],
    ['Rows with product, colours, sizes, prices', '[data-part=row]'],
  ],
  content: ['“Select all” counts what is shown: “Select all 48”.'],
  wording: [
    {
      good: 'Nothing here matches “linnen”',
      bad: 'No results',
      why: 'The reader sees the typing error.',
    },
  ],
  behaviour: [
    'Search keeps the selection, also of products that it hides.',
    'Loading, error, empty and “no match” each have their own state.',
    'Five colours show; the rest is a number.',
    'On a phone, retail prices don’t show.',
    'Prices that the user may not see read “RESTRICTED”.',
  ],
  accessibility: [
    'It is a grid named by `name`. It tells the number of rows, although only the visible ones are drawn.',
    'Screen readers announce how many are selected and found.',
  ],
  keyboard: {
    'ArrowUp, ArrowDown': 'Move from product to product.',
    'PageUp, PageDown': 'Move by a screen.',
    'Home, End': 'Move to the first or last product.',
    'Space, Shift+Space': 'Tick one product, or all up to it.',
    'Shift+ArrowUp, Shift+ArrowDown': 'Extend the selection.',
    'Ctrl+A': 'Selects all that are shown.',
    Enter: 'Opens the product.',
  },
  dos: ['Pass the same `products` array while nothing changes. A new one builds the search index again.'],
  donts: ['Don’t clear `selected` when the search changes. Buyers collect products by several searches.'],
};
