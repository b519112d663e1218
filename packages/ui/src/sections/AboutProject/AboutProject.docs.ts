import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What a project or an event is about, with a picture beside the words or without.',
  when: ['On an event’s page, and on the landing in event mode.'],
  whenNot: ['A company’s story: take CompanyHero and what follows it.'],
  accessibility: ['A section named by its heading; the picture has its own alternative text.'],
  content: ['The account’s words as HTML: a few paragraphs.'],
  dos: ['Lead on with one link.'],
  donts: ['Don’t use it for legal texts: take LegalDialog.'],
};
