import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Holds the place of what is on its way, in its shape.',
  when: ['Cards, rows and texts that take longer than a moment.'],
  whenNot: ['Short waits within a button: it has `busy`.'],
  accessibility: [
    'One `label` for the whole group says what is loading; the others stay silent. It stands still where less motion is asked for.',
  ],
  content: ['“Loading products”.'],
  dos: ['Match the shape of what comes, so that nothing jumps.'],
  donts: ['Don’t keep it after a failure: ErrorState follows.'],
};
