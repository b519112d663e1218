import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Nothing to order yet, and where to begin.',
  when: ['In place of a cart without products.'],
  whenNot: ['Other empty lists: take EmptyState.'],
  keyboard: { Enter: 'Leads to the brands.' },
  accessibility: ['A heading, so that it is found at once.'],
  content: ['The sentence of the specification, misspelling included; “find new brands”.'],
  dos: ['Lead to brands the retailer may buy from.'],
  donts: ['Don’t show totals of nothing.'],
};
