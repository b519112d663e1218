import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Sets a new password with the link of a mail.',
  when: ['The page that the mail leads to.'],
  whenNot: ['Signed in: PasswordStepsDialog.'],
  keyboard: { Enter: 'Sends, once both fields are filled.' },
  accessibility: ['What the server says about the link is announced; when done the focus is on the way to the login.'],
  content: ['CHANGE PASSWORD; Password Changed!'],
  dos: ['Offer the login at the end.'],
  donts: ['Don’t sign in by yourself.'],
};
