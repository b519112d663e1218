import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A turning ring for work of unknown length, in a small place.',
  when: ['Beside a text such as “Saving”.', 'In a small part that waits for an answer.'],
  instead: {
    'a wait after pressing a button': 'Button with `busy`',
    'content of a page': 'Skeleton',
    'work with a known length': 'Progress',
  },
  wording: [{ good: 'Reading the file', bad: 'Loading', why: 'The listener knows what takes time.' }],
  behaviour: [
    'Three sizes; its colour is that of the text around it.',
    'For people who ask for less motion it fades in and out instead of turning.',
  ],
  accessibility: [
    'With `label` it announces what is waited for.',
    'Without `label` it is hidden. Text beside it must tell the same.',
  ],
  dos: ['Place it where the result will appear.'],
  donts: ['Don’t cover a whole page with it. People cannot read what is already there.'],
};
