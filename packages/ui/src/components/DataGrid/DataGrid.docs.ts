import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A spreadsheet of records, such as the products of a brand: a row for each, a column for each field. Thousands of rows stay fast.',
  when: [
    'Use it where somebody changes the same fields of many records.',
    'Use `readOnly` for people who may look but not change.',
  ],
  instead: {
    'quantities of one product by colour and size': 'CartGrid',
    'records that are only read': 'Table',
    'one record with many fields': 'a form',
  },
  anatomy: [
    ['Search, with the number of rows', '[data-component=Field]'],
    ['Heads and rows; the first column stays in sight', '[role=columnheader]'],
    'Fill handle at the selected range',
    'Problems and conflicts, each leading to its cell',
    'Undo, redo, the number of changes, Discard, Save',
  ],
  content: [
    'A head is a short noun, with the currency where it matters: “Wholesale World (USD)”.',
    'A problem quotes what was written and says what fits.',
  ],
  wording: [
    {
      good: '“12,x” is not an amount, such as 45.50.',
      bad: 'Invalid value',
      why: 'The reader sees what was written and what to write instead.',
    },
  ],
  behaviour: [
    'Nothing is saved until Save. Changed cells have a mark at their start.',
    'A wrong text stays in its cell. Save waits until every problem is corrected.',
    'Where the screen is wider than a phone, problems, conflicts and Save stay at the bottom of it while the grid is in sight.',
    'Discard is an edit like any other: Undo brings the changes back.',
    'A pasted block is written from the selected cell on. Values beyond the last row or column are counted.',
    'A column that is `readOnly` can be copied. What is pasted over it is counted as left out, unless it is there already.',
    'An empty cell of a column with `empty` says what it means. `tone` makes a text stand out that says the same in words.',
    'With `found`, the search is the application’s own. `actions` are beside it, and what they write can be undone.',
    'Columns with `options` suggest them while one writes.',
    'If two people change one cell, both texts show and the reader chooses.',
    'On a phone the grid scrolls sideways, and a tap opens a cell.',
  ],
  accessibility: [
    'It is a grid with one stop in the tab order. A hidden text explains the keys.',
    'It tells the number of rows, although only those in sight are drawn.',
    'A wrong cell is invalid and described by its problem. Screen readers also hear it when it appears.',
  ],
  keyboard: {
    'Arrow keys': 'Move from cell to cell.',
    'Tab, Shift+Tab': 'Move to the next or previous cell and leave the grid at its end.',
    'Home, End': 'Move to the first or last cell of the row; with Ctrl of the grid.',
    'PageUp, PageDown': 'Move by a screen.',
    'Enter, F2': 'Open the cell; in an open cell, Enter keeps the text and moves down.',
    'a character': 'Replaces the text of the cell.',
    'Delete, Backspace': 'Clear the selected cells.',
    'Shift+Arrow keys': 'Extend the selection.',
    'Ctrl+C, Ctrl+X, Ctrl+V': 'Copy, cut and paste.',
    'Ctrl+D, Ctrl+R': 'Fill down and fill right.',
    'Ctrl+Z, Ctrl+Shift+Z': 'Undo and redo.',
    Escape: 'Discards what was typed; in a closed cell, lets Tab leave the grid.',
  },
  dos: [
    'Change only the rows that an edit touches, and pass all others as they were.',
    'Set `saved` in the mark of a cell whose text differs from what is saved.',
  ],
  donts: ['Don’t refuse a text in `onEdit`. Keep it, and mark its cell with a `problem`.'],
  status: 'new',
};
