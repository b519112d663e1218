import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A filter button that opens a list of options to tick. The button shows how many are chosen.',
  when: ['Filters of a product or brand list: segments, categories.', 'Lists of up to a few dozen options.'],
  instead: {
    'one option': 'Select',
    'a few options that are all visible': 'Checkbox',
    'one of hundreds of options': 'Combobox',
  },
  anatomy: [
    ['Button with label and count', 'button'],
    'List of options',
    'A line about loading or an error',
    '“Try again” button after an error',
  ],
  content: ['A short name in capitals, as the filters of the shop have it.'],
  wording: [{ good: 'SEGMENTS', bad: 'Please select segments', why: 'Several filters fit into one line.' }],
  behaviour: [
    'The list stays open while people choose. Each choice applies at once.',
    'Without options it shows `empty`.',
    'With `status="loading"` or `"error"`, a line appears and existing options stay.',
  ],
  accessibility: [
    'The button announces the text of `count`, such as “2 selected”.',
    'If “Try again” is alone in the list, it takes the focus.',
    'With `status`, you must give `labels`; give `onRetry` for “Try again”.',
  ],
  keyboard: {
    'Enter, Space': 'Opens the list, or ticks the focused option.',
    'ArrowUp, ArrowDown': 'Moves through the options.',
    'A–Z': 'Moves to the option that starts with the letters.',
    Escape: 'Closes the list.',
  },
  dos: [
    'Show the chosen options near the list of results, so that people can remove one at once.',
    'Set `status` if options come from a server. An empty list claims that there are none.',
  ],
  donts: ['Don’t add an “Apply” button. Choices apply at once.'],
};
