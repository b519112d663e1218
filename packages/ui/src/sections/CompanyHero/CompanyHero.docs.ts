import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'How a company’s story opens: a sentence across the page, then its picture.',
  when: ['The page about the company.'],
  whenNot: ['The landing: take Hero.'],
  accessibility: ['The sentence is the page’s heading.'],
  content: ['A whole sentence in small letters.'],
  dos: ['Give a picture of its own for phones.'],
  donts: ['Don’t add buttons: the story comes first.'],
};
