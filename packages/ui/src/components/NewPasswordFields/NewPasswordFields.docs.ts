import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A new password and the same again, with a hook that checks on sending.',
  when: ['Wherever a password is set: on first login, by a link, signed in.'],
  whenNot: ['Signing in: take PasswordField with `current-password`.'],
  keyboard: { Tab: 'Goes from field to field and to show or hide.' },
  accessibility: ['On sending, the focus goes to the first fault; each is said at its field.'],
  content: ['The messages of the specification, word for word.'],
  dos: ['Use `useNewPassword`, so that all places check alike.'],
  donts: ['Don’t forbid pasting: managers need it.'],
};
