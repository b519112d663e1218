import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A person or a company in small.',
  when: ['Beside a name in messages, teams and menus.'],
  whenNot: ['A brand’s mark where it is the subject: take CompanyLogo.'],
  anatomy: ['A picture', 'or initials', 'or a figure where there is no name'],
  accessibility: ['Says the name; `decorative` where the name stands beside it.'],
  dos: ['Round for people, square for companies.'],
  donts: ['Don’t let it be the only thing that tells two people apart.'],
  status: 'new',
};
