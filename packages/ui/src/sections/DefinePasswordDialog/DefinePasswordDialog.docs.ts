import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Sets the first password of a new account.',
  when: ['The link of the mail that opens an account.'],
  whenNot: ['Lost passwords: RecoveryForm.'],
  keyboard: { Enter: 'Saves.', Escape: 'Closes it.' },
  accessibility: ['Faults at their fields, focus to the first; that it is done is announced.'],
  content: ['DEFINE PASSWORD, Save.'],
  dos: ['Begin with the e-mail the link names.'],
  donts: ['Don’t sign in by yourself.'],
};
