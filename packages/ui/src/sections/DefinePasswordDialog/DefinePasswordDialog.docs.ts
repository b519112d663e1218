import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Sets the first password of a new account. A link in a mail opens it.',
  when: ['Use it when someone opens the link of an invitation or an approved registration.'],
  instead: {
    'to set a new password from a “forgotten password” mail': 'RecoveryForm',
    'to replace the default password at the first login': 'ChangePasswordDialog',
    'to change the password while signed in': 'PasswordStepsDialog',
  },
  anatomy: [
    ['Text', 'form p'],
    'Error',
    ['E-mail', '[data-component=Field]'],
    ['Two password fields', '[type=password]'],
    ['“Save”', '[type=submit]'],
  ],
  content: ['Title and button are given by the specification: “DEFINE PASSWORD”, “Save”.'],
  behaviour: [
    'It validates all fields when the form is sent. While `busy`, it ignores further presses.',
    "With `state: 'done'`, a message replaces the form.",
  ],
  wording: [
    { good: 'Your password is set. You can sign in now.', bad: 'Success!', why: 'The message names the next step.' },
  ],
  accessibility: [
    'After a failed check, the focus moves to the first wrong field. Each message belongs to its field.',
    'An `error` is announced at once. The final message is a status message.',
  ],
  keyboard: { Enter: 'Saves the password.', Escape: 'Closes the dialog.' },
  dos: ['Pass `email` if the link contains it. The member then types only the password.'],
  donts: ['Don’t sign the member in after saving. `labels.done` says that the login comes next.'],
};
