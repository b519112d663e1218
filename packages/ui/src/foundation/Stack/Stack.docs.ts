import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Places children below each other with even space. It is the usual way to separate elements, because components have no margins.',
  when: ['The fields of a form.', 'A heading, its text and its button.', 'Entries of a simple list.'],
  instead: { 'children beside each other': 'Inline', 'several columns': 'Grid', 'padding around one element': 'Box' },
  behaviour: [
    'Children are as wide as the stack. Set `align` to keep their own width.',
    '`space` and `align` accept one value per width.',
  ],
  accessibility: [
    '`as` changes the element, not the look: use `form`, `fieldset`, `ul` or `nav` where they fit.',
    'A stack with `as="ul"` needs `li` children.',
  ],
  dos: ['Nest stacks with less space for elements that belong together. The groups become visible.'],
  donts: ['Don’t add empty children for more space. Use a larger `space`.'],
};
