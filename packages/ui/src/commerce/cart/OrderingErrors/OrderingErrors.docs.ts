import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What stood in the way of an order, at the top of the cart.',
  when: ['After an order was refused.'],
  whenNot: ['What concerns one collection or product: it stands there.'],
  accessibility: ['Each attempt announces it and brings the first error into view.'],
  content: ['OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST and the server’s reasons.'],
  dos: ['Count attempts, so that the same error is said again.'],
  donts: ['Don’t clear the cart.'],
};
