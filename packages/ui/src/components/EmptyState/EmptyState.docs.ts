import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Nothing here yet, and what to do about it.',
  when: ['Lists, carts and searches without a result.'],
  whenNot: ['Something that failed: take ErrorState.'],
  accessibility: ['A heading of the page’s outline, so that it is found; the icon is decoration.'],
  content: ['What will be here and how it gets here; one next step.'],
  dos: ['Offer the step that fills it.'],
  donts: ['Don’t joke about an empty search.'],
};
