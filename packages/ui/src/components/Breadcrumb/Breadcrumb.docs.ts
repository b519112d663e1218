import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Where this page stands, and the way back out.',
  when: ['Pages at least two steps below the start.'],
  whenNot: ['Steps of a task: they have their own dialog.'],
  accessibility: ['A named navigation with an ordered list; the last item is the current page and no link.'],
  content: ['Names as the pages themselves bear them.'],
  dos: ['Begin with the outermost page.'],
  donts: ['Don’t leave out a step in between.'],
};
