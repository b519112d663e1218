import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Whom a company works with; none, no section.',
  when: ['The page about the company.'],
  whenNot: ['Retailers: take OurRetailers.'],
  accessibility: ['A list of logos, each named.'],
  dos: ['Use marks of like weight.'],
  donts: ['Don’t mix in brands that are sold.'],
};
