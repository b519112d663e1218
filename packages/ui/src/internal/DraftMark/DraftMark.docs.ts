import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Marks a part of a page that its draft changes: a dashed outline, and a word in the corner.',
  when: ['Inside the library, around the parts of a page that can be seen as a draft.'],
  whenNot: ['For the state of one thing, such as an order: use Badge.'],
  accessibility: ['The word is text: it is read before the part. The outline alone says nothing.'],
  dos: ['Wrap the whole part, with its pictures.'],
  donts: ['Don’t mark a part inside another marked part.'],
};
