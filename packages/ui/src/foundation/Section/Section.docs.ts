import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A full-width band of a page with its own background and vertical space. Landing and brand pages consist of sections.',
  when: [
    'Each band of a landing page: brands, partners, newsletter.',
    'A band that should attract attention, with `tone="brand"` or `tone="inverse"`.',
  ],
  instead: { 'a small area with a background': 'Box', 'a column without a band': 'Container' },
  wording: [{ good: 'Newsletter', bad: 'Section 3', why: '`label` is listed among the landmarks of the page.' }],
  behaviour: [
    'Contains a Container; `width` sets the width of its column.',
    'On `brand` and `inverse`, text, lines and buttons inside change colour to stay readable.',
    '`space` sets the vertical padding: `regular`, `tight` (half), `below` or `none`.',
  ],
  accessibility: [
    'With `label` it is a landmark with that name. Screen reader users can jump to it.',
    'Without `label`, a heading inside tells what the section is about.',
  ],
  dos: ['Alternate tones between neighbours that differ in topic.'],
  donts: [
    'Don’t place two `brand` or two `inverse` sections after each other. They look like one.',
    'Don’t name every section. Many landmarks slow down navigation.',
  ],
};
