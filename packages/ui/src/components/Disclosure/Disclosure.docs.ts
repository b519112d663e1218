import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A heading that opens what stands below it.',
  when: ['Details that few need, in their place.'],
  whenNot: ['What everybody needs: show it. Several views of one thing: take Tabs.'],
  keyboard: { 'Enter, Space': 'Opens and closes it.' },
  accessibility: ['The platform’s own details; the page’s search finds what is closed and opens it.'],
  content: ['The heading says what is inside.'],
  dos: ['Give one `group` to those of which one at a time is enough.'],
  donts: ['Don’t put a form’s required fields inside.'],
};
