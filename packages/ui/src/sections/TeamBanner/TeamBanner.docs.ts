import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The people, across the page, named on a scrim.',
  when: ['The page about the company.'],
  whenNot: ['Single persons.'],
  accessibility: ['The words reach 4.5:1 on any picture; the alternative text says who is seen.'],
  content: ['A title, a sentence.'],
  dos: ['Give a picture of its own for phones.'],
  donts: ['Don’t write names into the picture.'],
};
