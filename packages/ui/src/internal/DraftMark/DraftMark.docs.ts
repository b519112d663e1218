import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Marks a part of a page that an unpublished draft changes: a dashed outline and a label in the corner.',
  when: ['Inside the library, around parts of a brand page that its editors preview: story, history, style.'],
  instead: { 'the state of one entry, such as an order': 'Badge', 'a message about the whole page': 'Banner' },
  wording: [{ good: 'Changed in the draft', bad: 'Draft', why: 'The label tells what the outline means.' }],
  behaviour: [
    'With `small` the label stands below the part instead of in its corner.',
    'Without `changed` it renders its children alone.',
  ],
  accessibility: [
    'The label is text, so screen readers read it before the part.',
    'The outline has no meaning without the label.',
  ],
  dos: ['Wrap the whole part with its pictures, so that the outline shows where the change ends.'],
  donts: ['Don’t nest marks. Two outlines do not show which part changed.'],
};
