import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A field that finds options among many thousands. A server searches them and sends them page by page.',
  when: ['A retailer or a product of a whole marketplace.', 'Several of them, with `chosen`.'],
  instead: {
    'options that are all in the page': 'Combobox',
    'fewer than about 15 options': 'Select',
    'a search for any words': 'SearchField',
  },
  anatomy: [
    ['Label', '[data-part=label]'],
    'Hint',
    ['Input', 'input'],
    ['Button that opens the list', 'button'],
    'Line about the list',
    'Options',
    'Message',
  ],
  content: [
    'The placeholder tells what to type.',
    '`labels.count` names what was counted: “5,000 retailers”.',
    'With `chosen`, show the chosen options beside the field. The input shows only what is typed.',
  ],
  wording: [
    {
      good: 'No retailer has this in its name.',
      bad: 'No results',
      why: 'The reader learns what the list searched.',
    },
  ],
  behaviour: [
    'It calls `onSearch` when the list opens and when people pause in typing for a quarter of a second.',
    'It calls `onMore` when the list is scrolled near its end. The options that are there stay.',
    'Until the answer to a search has arrived, the options of the search before are dimmed and cannot be chosen.',
    'After an error, a line in the list calls `onRetry`. So does opening the list again.',
    'If people leave without choosing, the text of the last choice returns.',
    'Only the options in sight are in the page. The list stays within the window, above the field if there is more room.',
  ],
  accessibility: [
    'Screen readers announce the number of options and the lines for loading, error and empty.',
    'Each option tells its place among all that match on the server.',
    'You must give `labels.open`, the name of the button.',
  ],
  keyboard: {
    'ArrowDown, ArrowUp': 'Opens the list and moves through it.',
    'Page Down, Page Up': 'Moves by as many options as are in sight.',
    'Home, End': 'Moves to the first option, or to the last that has arrived.',
    Enter: 'Chooses the focused option.',
    Escape: 'Closes the list and restores the last choice.',
    Tab: 'Leaves the field without a choice.',
  },
  dos: [
    'Keep the options of the last search until the next answer arrives, so that the list does not jump.',
    'Add a `detail` where labels are alike, such as the city.',
  ],
  donts: ['Don’t import it on a screen that visitors open first. It brings a library of its own.'],
  status: 'new',
};
