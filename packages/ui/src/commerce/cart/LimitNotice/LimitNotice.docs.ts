import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says when a product has too few or too many units to be ordered; nothing while it is within its limits.',
  when: ['Below the grid of a product.'],
  whenNot: ['Stock of a single size: the grid’s cells say it.'],
  accessibility: ['Announced when it appears, not at every keystroke.'],
  content: ['The sentence names the limit in units.'],
  dos: ['Count all colours and sizes together.'],
  donts: ['Don’t take units away by yourself.'],
};
