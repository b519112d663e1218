import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The form with which people keep their name, phone and language, and start to change their password.',
  when: ['The first tab of a profile.'],
  whenNot: ['For the company, use CompanyProfile.'],
  keyboard: { Tab: 'Moves from field to field.', Enter: 'Saves.' },
  accessibility: ['The first wrong field takes the focus. The outcome is announced beside the button.'],
  content: ['Show the e-mail address and say that it cannot be changed.'],
  dos: ['Pass the language in which you write to this person.'],
  donts: ['Don’t clear the form after saving.'],
};
