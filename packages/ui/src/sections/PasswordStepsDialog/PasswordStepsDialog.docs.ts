import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Changes the password while signed in: a code from the mail, then the new password.',
  when: ['The account’s settings.'],
  whenNot: ['Without a session: ForgotPasswordDialog.'],
  keyboard: { Enter: 'Goes on; saves.', Escape: 'Closes it.' },
  accessibility: ['Each step takes the focus; what the server says of the code stands under its field.'],
  content: ['Says where the code was sent.'],
  dos: ['Let another code be sent.'],
  donts: ['Don’t count attempts aloud.'],
};
