import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What a company holds to, in up to three parts.',
  when: ['The page about the company.'],
  whenNot: ['Features of the platform: take OurPlatform.'],
  accessibility: ['A heading with a list below it.'],
  content: ['Each value a few words and a short text; one without a text is not shown.'],
  dos: ['Keep the texts of like length.'],
  donts: ['Don’t pass more than three: the others are not shown.'],
};
