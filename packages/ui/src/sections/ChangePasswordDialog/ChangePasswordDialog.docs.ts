import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks a member to replace the default password of a new account at the first login.',
  when: ['Use it when the server answers a login with “default password”.'],
  instead: {
    'to change the password while signed in': 'PasswordStepsDialog',
    'to ask for a mail after a forgotten password': 'ForgotPasswordDialog',
    'to set the first password from a mail': 'DefinePasswordDialog',
  },
  anatomy: [
    'Notice',
    ['Text', 'form p'],
    ['Two password fields', '[data-component=Field]'],
    'Error',
    ['Button', '[type=submit]'],
  ],
  content: ['The text for a failure is given: “Error when trying to change the password, try again later.”'],
  wording: [
    {
      good: 'Choose a password of your own before you order.',
      bad: 'Default password detected',
      why: 'The text says what to do, not what the system found.',
    },
  ],
  behaviour: [
    'It validates both fields when the form is sent. While `busy`, it ignores further presses.',
    'After a failure, `error` is shown above the button and both passwords stay.',
  ],
  accessibility: [
    'After a failed check, the focus moves to the first wrong field. Each message belongs to its field.',
    'An `error` is announced at once.',
  ],
  keyboard: { Enter: 'Sends the form.', Escape: 'Closes the dialog.' },
  dos: ['Pass what the server answered at login as `notice`. It explains why the dialog opens.'],
  donts: ['Don’t open it for other password problems. Its text promises a first login.'],
};
