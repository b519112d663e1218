import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Sets a new password after a “forgotten password” mail.',
  when: ['Use it as the page that the link in the mail opens.'],
  instead: {
    'to ask for that mail': 'ForgotPasswordDialog',
    'to set the first password of an account': 'DefinePasswordDialog',
    'to change the password while signed in': 'PasswordStepsDialog',
  },
  anatomy: [
    ['Title', 'h1'],
    ['Text', 'form p'],
    'Error',
    ['Two password fields', '[data-component=Field]'],
    ['Button', 'button[type=submit]'],
  ],
  content: ['Given by the specification: “CHANGE PASSWORD”, “Password Changed!”.'],
  wording: [
    {
      good: 'This link was used before. Ask for a new mail.',
      bad: 'Invalid token',
      why: 'The message names the cause and the way out.',
    },
  ],
  behaviour: [
    'The button is disabled until both fields are filled.',
    'After an `error`, both passwords stay. While `busy`, it ignores further presses.',
    "With `state: 'done'`, a message and a button to the login replace the form.",
  ],
  accessibility: [
    'The title is the level 1 heading. An `error` is announced at once.',
    'After a failed check, the focus moves to the first wrong field.',
  ],
  keyboard: { Enter: 'Sends the form, once both fields are filled.', Tab: 'Moves from field to field.' },
  dos: ['Open the login in `onLogin`. The member signs in with the new password.'],
  donts: ['Don’t sign the member in by yourself. A stolen mail would be enough to enter.'],
};
