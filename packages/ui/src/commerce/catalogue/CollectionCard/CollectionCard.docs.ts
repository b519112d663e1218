import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A collection on its brand’s page, with the price list to enter it by.',
  when: ['A brand’s collections.'],
  whenNot: ['Brands: take BrandTile. Products: take ProductCard.'],
  keyboard: { Tab: 'Goes from the price list to the button.', 'Enter, Space': 'Opens the collection.' },
  accessibility: ['The name is a heading; the choice is labelled, the picture silent.'],
  content: ['The collection’s own label for buyers, “view collection” for others.'],
  dos: ['Begin with the stored price list.'],
  donts: ['Don’t offer a choice of one.'],
};
