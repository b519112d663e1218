import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A wide picture with a title, an optional text and a button. It leads readers of a brand page to the next step.',
  when: ['Use it at the end of a brand page, for example to lead to the collections.'],
  instead: { 'the first section of a page': 'Hero', 'a longer text with pictures': 'InfoBlock' },
  content: [
    'Title: up to eight words. Text: one sentence. The button says where it leads; leave it out where there is nowhere to go.',
  ],
  wording: [
    {
      good: 'See the summer collection',
      bad: 'Click here',
      why: 'Screen reader users often hear only the list of links.',
    },
  ],
  behaviour: [
    '`imageMobile` replaces the picture on screens below 768 px.',
    'Without title, text and button, the picture stands alone.',
  ],
  accessibility: [
    'The title is a heading of level 2. The text has a background of its own, so that it is readable on any picture.',
    'The picture has no text: it only decorates.',
  ],
  keyboard: { Tab: 'Moves to the button.', Enter: 'Follows it.' },
  dos: ['Give phones a portrait picture of their own. A wide one loses its subject.'],
  donts: ['Don’t put text into the picture. It cannot be translated or read aloud.'],
};
