import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The products of one collection within a cart, with its total and its errors.',
  when: ['In a cart, once for every collection.'],
  whenNot: ['Orders that were sent: take OrderLines.'],
  accessibility: ['A section named by the collection; errors and “all set” are announced.'],
  content: ['You’re all set to order!, and the server’s sentences.'],
  dos: ['Show errors where they belong: collection here, product at the product.'],
  donts: ['Don’t repeat the errors of its products.'],
};
