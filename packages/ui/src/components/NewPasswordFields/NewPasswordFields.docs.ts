import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Two fields to set a new password: the password and its confirmation. The hook `useNewPassword` checks them on sending.',
  when: ['The first sign-in.', 'A password reset by link.', 'Changing the password in the profile.'],
  instead: { 'signing in': 'PasswordField with `autoComplete="current-password"`', 'a code from a mail': 'TextField' },
  content: ['Use the error messages of the specification, word for word.'],
  wording: [
    {
      good: 'Both passwords must be the same.',
      bad: 'Error in field 2',
      why: 'The member sees what to change, without counting fields.',
    },
  ],
  behaviour: [
    'The hook calls your `validate` on sending and shows the errors at the fields.',
    'While `busy`, a second send does nothing.',
    'Each field has its own button to show the password.',
  ],
  accessibility: [
    'On sending, the focus moves to the first field with an error.',
    'Each error describes its field.',
    'Password managers suggest a new password.',
  ],
  keyboard: { Tab: 'Moves through the fields and their show buttons.', Enter: 'Sends the form.' },
  dos: ['Use `useNewPassword` everywhere, so that all forms check in the same way.'],
  donts: ['Don’t block pasting. Password managers paste.'],
};
