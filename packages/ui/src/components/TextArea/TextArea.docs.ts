import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Several lines of text; grows with them.',
  when: ['Messages and notes.'],
  whenNot: ['One line: take TextField.'],
  keyboard: { Enter: 'Begins a new line; it never sends.' },
  accessibility: ['Label, hint and message are tied to it.'],
  content: ['The hint says what helps the reader of the text.'],
  dos: ['Give it the lines one usually writes.'],
  donts: ['Don’t cut what is pasted in without saying so.'],
};
