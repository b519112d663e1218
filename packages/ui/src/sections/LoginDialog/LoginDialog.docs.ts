import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Signing in: e-mail, password, and the ways on.',
  when: ['Whenever a session is needed.'],
  whenNot: ['Setting a password.'],
  keyboard: { Enter: 'Signs in.', Escape: 'Closes it.' },
  accessibility: ['Managers and pasting work; a lost connection is announced and what was typed stays.'],
  content: ['WELCOME BACK.'],
  dos: ['Hand the e-mail on to the forgotten password.'],
  donts: ['Don’t check more than the kind of the fields.'],
};
