import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A product in a listing: tall picture, name, colours, size run, prices.',
  when: ['Listings and “more of this line sheet”.'],
  whenNot: ['A product’s own page: take ProductDetails.'],
  keyboard: { Enter: 'Opens the product.', Tab: 'Goes on to add.' },
  accessibility: ['One link by the name; add says of which product; out of stock is a word.'],
  content: ['The name as the brand writes it; sizes as a run: 34–44.'],
  dos: ['Give the first screen’s pictures `priority`.'],
  donts: ['Don’t show add to whoever may not buy.'],
};
