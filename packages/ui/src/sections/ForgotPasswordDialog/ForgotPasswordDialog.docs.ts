import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks for the e-mail to which instructions for a new password are sent.',
  when: ['From the login, by choice or after a wrong password.'],
  whenNot: ['Setting the password: RecoveryForm and DefinePasswordDialog.'],
  keyboard: { Enter: 'Sends.', Escape: 'Closes it.' },
  accessibility: ['That it was sent, or that the address is unknown, is announced.'],
  content: ['Email not found; Success! Check your email for more information.; GO BACK.'],
  dos: ['Begin with the e-mail typed at the login.'],
  donts: ['Don’t send for an empty field.'],
};
