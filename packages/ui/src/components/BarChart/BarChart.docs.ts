import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Compares values as bars that start at zero.',
  when: ['The units of each collection, the largest first.', 'The units of each week or size, in their order.'],
  instead: {
    'the exact figures': 'Table, which also stands below each chart',
    'how far one thing has come': 'Progress',
  },
  content: [
    '`label` says what is counted and by what: “Units by week”.',
    'Show the ten largest rows and one bar for the others.',
  ],
  wording: [{ good: 'Units by week', bad: 'Chart 1', why: '`label` is the only text that says what the bars count.' }],
  behaviour: [
    '`rows` write each value beside its bar; a long label wraps, and on a phone it stands above the bar.',
    '`columns` write the value of the current column above the chart and label as many as fit on a phone.',
  ],
  accessibility: [
    'Screen readers read a list: each label with its value.',
    'The chart does not replace the table: place both on the screen.',
  ],
  keyboard: { '← →': 'Go to the previous or next column', 'Home End': 'Go to the first or last column' },
  dos: ['Use `columns` for time and for sizes: their order carries meaning.'],
  donts: ['Don’t add up values of different currencies in one bar.'],
};
