import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Replaces the password an account was opened with, on the first login.',
  when: ['The login answers that the password is the default one.'],
  whenNot: ['Lost passwords: take ForgotPasswordDialog.'],
  keyboard: { Enter: 'Sends.', Escape: 'Closes it.' },
  accessibility: ['Faults are said at their fields; the focus goes to the first; the server’s answer is announced.'],
  content: ['Error when trying to change the password, try again later.'],
  dos: ['Pass on what the login answered as `notice`.'],
  donts: ['Don’t forget what was typed after a failure.'],
};
