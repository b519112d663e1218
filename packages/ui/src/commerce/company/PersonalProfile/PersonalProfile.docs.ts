import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The form in which a user edits name, phone and language of mails, and starts to change the password.',
  when: ['Use it in the first tab of a profile.'],
  instead: { 'the company of a retailer': 'CompanyProfile', 'to set the new password': 'ChangePasswordDialog' },
  content: ['Say below the e-mail address that it cannot be changed.'],
  wording: [
    {
      good: 'Language of e-mails',
      bad: 'Language',
      why: 'The language of the shop is chosen elsewhere.',
    },
  ],
  behaviour: [
    'The result shows beside the buttons for about four seconds, longer under the pointer.',
    'While `sendingCode`, the password button shows a spinner.',
  ],
  accessibility: [
    'If fields are wrong on saving, the first one takes the focus.',
    'The e-mail address is a read-only field, so that it can be read and copied.',
  ],
  keyboard: { Tab: 'Moves from field to field.', Enter: 'Saves from a text field.' },
  dos: ['Pass in `languages` only those in which the shop sends mails.'],
  donts: ['Don’t clear or reset the fields after saving. The user checks what was saved.'],
};
