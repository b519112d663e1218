import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A field for a password, with a button that shows or hides it.',
  when: ['Signing in.', 'The current password, before it changes.'],
  instead: { 'setting a new password': 'NewPasswordFields', 'a code from a mail': 'TextField' },
  wording: [
    {
      good: 'The password needs at least eight characters',
      bad: 'Invalid password',
      why: 'The reader can correct it.',
    },
  ],
  behaviour: [
    'The password is hidden at first. The button switches between dots and text.',
    'Pasting and password managers work; spelling is not checked.',
  ],
  accessibility: [
    'The button’s name changes between `labels.show` and `labels.hide`.',
    'Label, hint and message belong to the input.',
  ],
  keyboard: {
    Tab: 'Moves from the input to the button.',
    'Enter, Space': 'On the button: shows or hides the password.',
  },
  dos: ['Set `autoComplete` correctly. Password managers fill in `current-password` and suggest a `new-password`.'],
  donts: ['Don’t empty the field after an error in another field. People would type the password again.'],
};
