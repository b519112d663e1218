import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Headings that open what stands below each.',
  when: ['Answers of which a reader needs one or two: care, delivery, questions.'],
  whenNot: ['All of it is needed: show it.', 'Views of one thing side by side: take Tabs.'],
  anatomy: ['A heading with its mark', 'what it opens, for each'],
  keyboard: { 'Enter, Space': 'Opens or closes the heading in focus.' },
  accessibility: ['The platform’s own disclosure: the page’s search finds words in what is closed, and opens it.'],
  content: ['A heading says what is inside, not “More”.'],
  dos: ['Leave `exclusive` off where answers are compared.'],
  donts: ['Don’t hide what everyone must read.'],
  status: 'new',
};
