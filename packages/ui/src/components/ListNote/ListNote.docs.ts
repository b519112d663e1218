import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'One line in an opened list that tells its state: loading or failed. Developers use it in lists that hang from a control.',
  when: [
    'Lists of Menu, MultiSelect and Combobox, which use it already.',
    'A list of your own that opens below a button.',
  ],
  instead: {
    'content of the page that is loading': 'Skeleton',
    'content of the page that failed': 'ErrorState',
    'a page without content': 'EmptyState',
  },
  wording: [{ good: 'We couldn’t load the line sheets', bad: 'Failed', why: 'The reader knows what is missing.' }],
  behaviour: [
    '`loading` shows a spinner, `error` an error icon, `ready` only the text.',
    'Entries that are there stay below the line.',
  ],
  accessibility: [
    '`ListStatusLine` is a live region that exists from the start, so screen readers announce changes.',
    '`comingAria` marks the list as busy and describes it with the line.',
    'ListNote alone announces nothing.',
  ],
  dos: ['Offer “Try again” with an error. People do not have to reload the page.'],
  donts: ['Don’t say that the list is empty before the answer is there.'],
};
