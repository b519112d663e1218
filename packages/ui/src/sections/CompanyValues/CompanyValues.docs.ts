import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Up to three values of a company, each with a short text.',
  when: ['Use it on the page about the company, after CompanyHero.'],
  instead: { 'to list features of the platform': 'OurPlatform', 'to name partner companies': 'Partners' },
  content: [
    'Value: one to four words.',
    'Text: HTML of one or two sentences.',
    'Keep the three texts about equally long.',
  ],
  wording: [
    {
      good: 'Fair terms',
      bad: 'Our commitment to excellence in every relationship',
      why: 'A short value can be remembered.',
    },
  ],
  behaviour: [
    'It shows the first three values. A value without a text is left out.',
    'If no value has a text, the section is not shown.',
  ],
  accessibility: ['Each value is a level 2 heading. `title` is a paragraph and names the list.'],
  dos: ['Put the values in order of importance. Only the first three are shown.'],
  donts: ['Don’t repeat the `title` in the values. Screen readers read it before the list.'],
};
