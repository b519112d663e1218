import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Something is under way and nobody knows for how long.',
  when: ['Small places: a button, a field.'],
  whenNot: ['Whole parts of a page: take Skeleton. Known length: take Progress.'],
  accessibility: ['With `label` it says what is awaited; without, words beside it must.'],
  dos: ['Put it where the result will be.'],
  donts: ['Don’t cover the page with it.'],
};
