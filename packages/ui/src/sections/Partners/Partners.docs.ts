import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The logos of companies that a company works with.',
  when: ['Use it on the page about the company.'],
  instead: { 'retailers on the landing page': 'OurRetailers', 'brands with links to their pages': 'Spotlight' },
  content: ['Title: one or two words.', 'Text: HTML of one or two sentences.'],
  wording: [{ good: 'Partners', bad: 'They trust us', why: 'The title says what the companies are.' }],
  behaviour: ['Without partners, the section is not shown. Every logo is on white, in dark mode too.'],
  accessibility: ['A list named by its title. Each logo is named by its company.', 'The title is a level 2 heading.'],
  dos: ['Use logos for a light background. They are shown on white in each theme.'],
  donts: ['Don’t add brands that are sold in the shop. Visitors look for them in the directory.'],
};
