import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A part of a page, drawn as the page shows it, with the fields that change it right below.',
  when: ['Use it where people edit a page part by part and want to see each part while they type.'],
  instead: {
    'text that is only folded': 'Disclosure',
    'two states of a page beside each other': 'PageComparison',
  },
  anatomy: [['The part, as the page shows it', '[data-component=Section]'], ['Its name', 'summary'], 'Its fields'],
  content: ['Name the part as the page’s owner would, with one or two words.'],
  wording: [{ good: 'Banners', bad: 'calls_to_action', why: 'People know the part by what they see.' }],
  behaviour: [
    'A press on the part or on its name opens the fields. The part follows what is typed.',
    'Nothing within the part can be pressed: it is there to be looked at.',
    'A part with nothing to show is its name alone.',
    '`isOpen` opens the fields, such as after a refused save. They stay open when it is over.',
  ],
  accessibility: [
    'The part is hidden from screen readers and the Tab key: its fields say the same.',
    'The name is a native disclosure, found by the page’s own search.',
  ],
  keyboard: { 'Enter or Space': 'Opens and closes the fields while the name has the focus.' },
  dos: ['Pass the page’s own component, fed with what is typed.'],
  donts: ['Don’t put what can only be read in the part, such as an error, into `preview`.'],
};
