import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A bar that shows how much of a known amount is done.',
  when: ['Reading a spreadsheet: “120 of 400 rows”.', 'How close an order is to the minimum.'],
  instead: {
    'work of unknown length': 'Spinner',
    'content that is loading': 'Skeleton',
    'the limits of an order with their explanation': 'LimitMeter',
  },
  content: ['`label` names the work. `valueText` gives the value in words.'],
  wording: [{ good: '3 of 12', bad: '25%', why: 'People can count it.' }],
  behaviour: ['`value` goes from 0 to 1.', '`valueText` is at the end of the line above the bar.'],
  accessibility: [
    'A progress bar with the name `label`. Screen readers announce `valueText`.',
    'Without `valueText` they announce `value` as a percentage.',
  ],
  dos: ['Show the full bar before you replace it. People see that the work ended.'],
  donts: ['Don’t let the bar go back. It looks like an error.'],
};
