import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A product of several variations asks which of them go into the cart.',
  when: ['Adding a product of more than one variation.'],
  whenNot: ['Choosing quantities: take CartGrid.'],
  keyboard: { Space: 'Ticks a variation.', Escape: 'Closes it.' },
  accessibility: ['Checkboxes in a named group; without one ticked the fault is announced.'],
  content: ['SELECT AT LEAST ONE VARIATION.'],
  dos: ['Offer all and none.'],
  donts: ['Don’t open it for a single variation.'],
};
