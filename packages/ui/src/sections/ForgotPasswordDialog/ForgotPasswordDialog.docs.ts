import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks for the e-mail address to which a link for a new password is sent.',
  when: ['Open it from “forgotten password” in the login, or after a login with a wrong password.'],
  instead: {
    'to set the new password after the mail': 'RecoveryForm',
    'to change the password while signed in': 'PasswordStepsDialog',
    'to sign in': 'LoginDialog',
  },
  anatomy: [
    'Notice',
    ['Text', 'form p'],
    ['E-mail', '[data-component=Field]'],
    ['Button to send', '[type=submit]'],
    ['“GO BACK”', 'form [data-variant=secondary]'],
  ],
  content: [
    'Given by the specification: “Email not found”, “Success! Check your email for more information.”, “GO BACK”.',
  ],
  wording: [
    {
      good: 'Send me a new password',
      bad: 'Submit',
      why: 'The button says what the visitor gets, and where to look next.',
    },
  ],
  behaviour: [
    'An empty address is not sent. While `busy`, it ignores further presses.',
    'An `error` is shown below the field, and the address stays.',
    "With `state: 'sent'`, the success message replaces the form.",
  ],
  accessibility: [
    'The message “Email not found” belongs to the field. The success message is a status message.',
    'Browsers can fill the address (`autocomplete="username"`).',
  ],
  keyboard: { Enter: 'Sends the address.', Escape: 'Closes the dialog.' },
  dos: [
    'Pass the address from the login as `email`. `onBack` returns it to the login.',
    'Explain with `notice` why the dialog opened, if the visitor did not choose it.',
  ],
  donts: ['Don’t close it after sending. The visitor needs to read where to look.'],
};
