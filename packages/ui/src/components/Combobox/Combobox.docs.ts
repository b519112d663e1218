import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A field that finds one option among many by typing part of its name.',
  when: ['A retailer among hundreds.', 'Options that only the server knows, with `onSearch`.'],
  instead: {
    'fewer than about 15 options': 'Select',
    'a search for any words': 'SearchField',
    'several options': 'MultiSelect',
    'a country with its dial code': 'PhoneField',
  },
  anatomy: [
    ['Label', 'label'],
    'Hint',
    ['Input', 'input'],
    ['Button that opens the list', 'button'],
    'List, or a line about its state',
    'Message',
  ],
  content: ['The placeholder tells what to type.', '`labels.empty` tells what was not found.'],
  wording: [
    { good: 'No retailer with this name', bad: 'No results', why: 'The reader learns what the list searched.' },
  ],
  behaviour: [
    'Without `onSearch` it searches `options` itself. With `onSearch` it shows `options` as you pass them.',
    '`status="loading"` and `status="error"` show a line in the list.',
    'After an error, opening the list calls `onSearch` again.',
    'If people leave without choosing, the text of the last choice returns.',
  ],
  accessibility: [
    'Screen readers announce the number of options and the lines for loading, error and empty.',
    'You must give `labels.open`, the name of the button.',
    'Arrow keys skip disabled options. Their `detail` tells sighted readers why.',
  ],
  keyboard: {
    'ArrowDown, ArrowUp': 'Opens the list and moves through it.',
    Enter: 'Chooses the focused option.',
    Escape: 'Closes the list and restores the last choice.',
  },
  dos: [
    'With `onSearch`, wait for a pause in typing before you ask the server.',
    'Add a `detail` where labels are alike, such as the city.',
  ],
  donts: ['Don’t use it for free text. It accepts only options.'],
  status: 'new',
};
