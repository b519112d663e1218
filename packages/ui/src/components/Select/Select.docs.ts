import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A field that opens a list of options, of which people choose one.',
  when: ['The price list of an order.', 'The sort order of products.', 'Delivery terms.'],
  instead: {
    'two to six options to compare': 'RadioGroup',
    'several options': 'MultiSelect',
    'hundreds of options': 'Combobox',
    'a list of actions': 'Menu',
  },
  anatomy: [
    ['Label', '[data-part=label]'],
    'Hint',
    ['Field with the chosen option', '[data-component=Select]'],
    'List: label, detail, tick',
    'Message',
  ],
  content: ['Order the options as people expect. Labels differ in their first words.'],
  wording: [{ good: 'Choose a price list', bad: '---', why: 'The placeholder tells what to choose.' }],
  behaviour: [
    'The placeholder appears while nothing is chosen. People cannot choose it.',
    '`detail` is a second line. Where the browser draws the list, it follows the label.',
    'Phones show their own list.',
  ],
  accessibility: ['The browser’s select. Label, hint and message belong to it.', '`critical` marks it as invalid.'],
  keyboard: {
    'Enter, Space': 'Opens the list, or chooses the focused option.',
    'ArrowUp, ArrowDown': 'Moves through the options.',
    'A–Z': 'Moves to the option that starts with the letters.',
    Escape: 'Closes the list without a change.',
  },
  dos: ['Use `detail` to tell similar options apart, such as the currency of a price list.'],
  donts: ['Don’t start an action in `onChange`, such as opening a page. Some browsers choose at every arrow key.'],
};
