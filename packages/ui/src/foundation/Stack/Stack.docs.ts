import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Children below each other with even room between them.',
  when: ['The usual way of setting things apart: there are no margins in the library.'],
  whenNot: ['Rows: take Inline.'],
  accessibility: ['With `as` it is a list, a form or a fieldset; the look does not change.'],
  dos: ['Nest stacks of less room for things that belong together.'],
  donts: ['Don’t add empty children for more room.'],
};
