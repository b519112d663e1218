import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Signs a member in with e-mail and password.',
  when: ['Open it from “Login” in the header, and wherever a visitor needs a session.'],
  instead: {
    'to offer login and registration equally': 'LoginOrRegisterDialog',
    'to invite to login above a list': 'LoginPrompt',
    'to set or change a password': 'DefinePasswordDialog, RecoveryForm or PasswordStepsDialog',
  },
  anatomy: [
    'Notice, reason or error',
    ['E-mail', '[data-component=Field]'],
    ['Password', '[type=password]'],
    ['Forgotten password', 'form [data-component=TextLink]'],
    ['Button', '[type=submit]'],
    'New password',
    ['Registration', 'hr + div'],
  ],
  content: ['The title is given by the specification: “WELCOME BACK”.'],
  wording: [
    { good: 'The connection was lost. Try again.', bad: 'Network error', why: 'The reader learns what to do.' },
  ],
  behaviour: [
    'The component does not validate the fields. The server answers.',
    'While `busy`, it ignores further presses.',
    'After an error, e-mail and password stay, and the button shows `labels.retry`.',
    'With `recovery`, the dialog offers a mail below the form, to the address in the form. The password stays as typed.',
    'Without `onRegister`, the registration is not shown.',
  ],
  accessibility: [
    'The focus starts in the e-mail field. If `email` is given, it starts in the password field.',
    'Password managers and pasting work. An `error` is announced at once.',
  ],
  keyboard: { Enter: 'Signs in.', Escape: 'Closes the dialog.' },
  dos: ['Pass the address from `onForgot` to ForgotPasswordDialog. Members should not type it twice.'],
  donts: ['Don’t say whether the e-mail or the password was wrong. Strangers could find out who has an account.'],
};
