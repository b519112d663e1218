import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What was ordered, colour by size, at the prices of that moment.',
  when: ['In an order.'],
  whenNot: ['Quantities that can change: take CartGrid.'],
  accessibility: ['A table with heads for sizes and colours; an absent size is said as empty, not as zero.'],
  content: ['Money and units in words, as agreed then.'],
  dos: ['Show the note where there was one.'],
  donts: ['Don’t show today’s price.'],
};
