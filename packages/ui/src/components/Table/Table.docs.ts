import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Compares things of one kind by their values, in rows and columns. On a phone each row is a card.',
  when: ['Orders, payments or registrations.', 'Lines of a price list.'],
  instead: {
    'things that people look at': 'Grid with cards',
    'quantities that people enter': 'CartGrid',
    'a few names without values': 'a Stack with `as="ul"`',
  },
  anatomy: [
    ['Caption', 'caption'],
    ['Column heads, some of which sort', 'thead'],
    ['Checkboxes to choose rows (optional)', 'tbody label'],
    ['Rows with one naming cell each', 'tbody th'],
  ],
  content: ['Column heads are short nouns. On a phone they appear before each value.'],
  wording: [{ good: 'Delivery', bad: 'When will it be delivered?', why: 'A short head leaves space for the values.' }],
  behaviour: [
    'Without rows it shows `empty`.',
    'With `loading` it shows skeletons in place of rows.',
    'A long table scrolls below its heads on a wide screen.',
    'With Shift, a press on a checkbox chooses all rows since the last one that was pressed.',
    'On a phone only heads that sort remain above the cards.',
  ],
  accessibility: [
    'A table on a phone too. The caption is its name, also with `hideCaption`.',
    'A sorted head announces its direction.',
    'You must give the names of the checkboxes in `selection.labels`.',
  ],
  keyboard: {
    Tab: 'Moves through heads, checkboxes and controls.',
    'Enter, Space': 'On a head: sorts. On a checkbox: Space ticks it, with Shift also the rows since the last one.',
    'Arrow keys': 'Scrolls a table that has the focus.',
  },
  dos: [
    'Set `rowHeader` on one column, such as the order number. Screen readers announce it with each cell.',
    'Set `align="end"` on numbers, so that digits line up.',
    'Sort `rows` in the application when `onSort` fires.',
  ],
  donts: ['Don’t expect the table to sort. It shows `rows` in the order given.'],
  status: 'new',
};
