import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A person or a company in small: picture or initials.',
  when: ['Beside names in lists and chats.'],
  whenNot: ['A company’s logo at reading size: take CompanyLogo.'],
  accessibility: ['Named, unless `decorative` because the name stands beside it.'],
  dos: ['`round` for people, `square` for companies.'],
  donts: ['Don’t make it the only thing to press.'],
};
