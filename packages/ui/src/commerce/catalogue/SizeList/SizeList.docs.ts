import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The sizes a product comes in.',
  when: ['Product pages; as a run of few characters on cards.'],
  whenNot: ['Choosing sizes: take CartGrid.'],
  accessibility: ['A named list in the order of sizes.'],
  content: ['A run is the first and the last: 34–44.'],
  dos: ['Keep the brand’s order.'],
  donts: ['Don’t sort by the alphabet.'],
};
