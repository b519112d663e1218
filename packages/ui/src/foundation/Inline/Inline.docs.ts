import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Places children beside each other with even space, and wraps them when the line is full.',
  when: [
    'Two or three buttons in a row.',
    'Badges, facts or links beside each other.',
    'A title at one side and an action at the other: `justify="between"`.',
  ],
  instead: { 'children below each other': 'Stack', 'columns of equal width': 'Grid', 'two parts of a page': 'Split' },
  behaviour: [
    'Children wrap by default, and `space` also separates the lines.',
    'With `wrap={false}` all children stay on one line and may overflow on a phone.',
  ],
  accessibility: [
    'Set `as="ul"` for a list. Inline takes no name, so label a `nav` through a heading inside it.',
    'Children are read in the order in which you write them.',
  ],
  dos: ['Let it wrap unless you know that the row fits at 320 px.'],
  donts: ['Don’t add empty children to push others apart. Use `justify`.'],
};
