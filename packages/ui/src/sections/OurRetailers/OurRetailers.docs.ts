import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A wall of retailers’ logos.',
  when: ['The landing, outside Portuguese.'],
  whenNot: ['Partners of a company: take Partners.'],
  accessibility: ['Each logo is named by its retailer, in a list.'],
  dos: ['Use logos on transparent ground.'],
  donts: ['Don’t let them lead anywhere.'],
};
