import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Words for those who listen, where a look says the same to those who see.',
  when: ['A column, a mark or a short link that is plain from its place, and means nothing without it.'],
  whenNot: [
    'Everybody would be helped by the words: show them.',
    'A button with an icon alone: `label` of Button says it.',
  ],
  accessibility: ['The words are part of the name of the link or button they stand in.'],
  content: ['They complete the sentence around them: “See” and “the order 4021”.'],
  dos: ['Read the whole aloud once.'],
  donts: ['Don’t hide what can be focused: the focus would vanish.'],
};
