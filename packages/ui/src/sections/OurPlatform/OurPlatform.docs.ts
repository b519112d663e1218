import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What the platform is, as a statement with up to three supporting points.',
  when: ['The landing.'],
  whenNot: ['Values of a company: take CompanyValues.'],
  accessibility: ['A section with an anchor, so that the menu leads to it.'],
  content: ['The account’s own sentence; points of a few words.'],
  dos: ['Use all three points or none.'],
  donts: ['Don’t put links into points.'],
};
