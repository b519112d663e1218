import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Changes the password of a signed-in member: a code from a mail, then the new password.',
  when: ['Open it from the member’s own profile.'],
  instead: {
    'a forgotten password, without a session': 'ForgotPasswordDialog',
    'the first login with a default password': 'ChangePasswordDialog',
  },
  anatomy: [['Step 1: code, “send again”', 'form'], 'Step 2: two password fields', 'Message that it is done'],
  content: ['`labels.codeLead` names the address to which the code was sent.'],
  wording: [
    { good: 'We sent a code to ana@loja.example.', bad: 'Enter the code.', why: 'The member knows where to look.' },
  ],
  behaviour: [
    'An empty code is not sent. While `busy`, it ignores further presses.',
    'Passwords are validated when the form is sent.',
    'After success it closes by itself in 3.2 seconds.',
  ],
  accessibility: [
    'The message for a wrong code belongs to its field. “Sent again” is a status message.',
    'Systems can fill the code from a message (`autocomplete="one-time-code"`).',
    'After a failed check of the passwords, the focus moves to the first wrong field.',
  ],
  keyboard: { Enter: 'Sends the code or the new password.', Escape: 'Closes the dialog.' },
  dos: ['Set `resent` after `onResend` succeeds. The member sees that a second mail is coming.'],
  donts: ['Don’t show how many attempts are left. It helps those who guess codes.'],
};
