import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Headings that open what stands below each.',
  when: ['Questions and answers; details of equal weight.'],
  whenNot: ['A single one: take Disclosure. Views of one thing: take Tabs.'],
  keyboard: { 'Enter, Space': 'Opens and closes.' },
  accessibility: ['The platform’s own details; the page’s search finds words in those still closed.'],
  content: ['Headings that can be told apart when closed.'],
  dos: ['Open what most people came for.'],
  donts: ['Don’t make it exclusive where answers are compared.'],
};
