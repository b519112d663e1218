import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks a retailer to choose a price list before the products of a collection show.',
  when: ['Use it when a collection has several price lists and none is stored.'],
  instead: {
    'to change the price list of a cart': 'PricelistChangeDialog',
    'a choice beside the collection': 'CollectionCard',
  },
  content: ['Name price lists by currency and delivery term: “Wholesale EUR, FOB”.'],
  wording: [
    {
      good: 'Prices, currency and minimums depend on it.',
      bad: 'Please select an option.',
      why: 'The retailer learns why the choice matters.',
    },
  ],
  behaviour: [
    'One press on a price list sets it. By keyboard, the arrows choose among the lists, and Enter or the button sets.',
    'Until a price list is chosen, the button is disabled and shows `labels.reason`.',
    'Each opening starts with `value`. A cancelled choice is not kept.',
  ],
  accessibility: ['The price lists are radio buttons in a named group. The reason is announced with the button.'],
  keyboard: {
    'ArrowUp, ArrowDown': 'Choose a price list.',
    Enter: 'Sets the chosen price list.',
    Tab: 'Moves to the button.',
    Escape: 'Closes the dialog.',
  },
  dos: ['Pass the stored choice as `value`. An empty text, “0” and “null” count as none.'],
  donts: ['Don’t choose the first price list for the user. Its prices and minimums would apply unnoticed.'],
};
