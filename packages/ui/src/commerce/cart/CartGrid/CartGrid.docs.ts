import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A spreadsheet for the quantities of one product: a row for each colour, a column for each size. On a phone it shows one colour at a time, with steppers.',
  when: [
    'Use it in a cart, where a retailer orders a product in several colours and sizes.',
    'Use `readOnly` in a cart that was sent.',
  ],
  instead: {
    'one quantity, such as on a phone': 'QuantityStepper',
    'the sizes of one colour on a product page or card': 'SizeUnits',
    'the quantities of an order': 'OrderLines',
    'a whole order from a spreadsheet file': 'ImportWizard',
  },
  anatomy: [
    ['Colours, sizes and totals', '[data-part=colour]'],
    ['Cells, with the stock that is left', '[data-part=cell]'],
    'Fill handle at the selected range',
    'Notices about stock, limits and conflicts',
    ['Buttons for size run, fill, undo and redo', '[data-part=actions]'],
    'State of saving',
  ],
  content: [
    'The grid is named after the product. The name of a cell holds what changes: colour, size and units, such as “Ink XS, 12”. A total says what it is the sum of.',
    'A notice names the cell first and then what happened to it.',
  ],
  wording: [
    {
      good: '18 was lowered to 6.',
      bad: 'Insufficient stock.',
      why: 'The retailer needs both quantities to decide whether 6 is enough.',
    },
    {
      good: 'You wrote 7. A colleague or another window of yours wrote 8 in the meantime.',
      bad: 'Version conflict.',
      why: 'A colleague changed the same cell, and the reader must choose one of two numbers.',
    },
  ],
  behaviour: [
    'Units above stock are lowered to it, and a notice says so for five seconds.',
    'An entry of at least ten times the other sizes of its colour raises a question.',
    'Pasting several values opens a preview first. Pasting one value writes it at once.',
    'If two people change one cell, both quantities show and the reader chooses.',
    'Sizes that a colour is not made in have no field.',
    'On a phone, the product total stays below the steppers.',
  ],
  accessibility: [
    'It is a grid with one stop in the tab order. A hidden text explains the keys.',
    'The grid has the name of the product. The name of a cell holds colour, size and units, then the stock that is left and the state of saving, if there is something to say.',
    'Screen readers announce notices and the state of saving.',
  ],
  keyboard: {
    'Arrow keys': 'Move from cell to cell; up and down continue into the grid of the next product.',
    'Tab, Shift+Tab': 'Move to the next or previous cell and leave the grid at its end.',
    'Enter, F2': 'Open the cell; in an open cell, Enter keeps the units and moves down.',
    digits: 'Replace the units of the cell.',
    'Delete, Backspace': 'Clear the selected cells.',
    'Shift+Arrow keys': 'Extend the selection.',
    'Ctrl+C, Ctrl+X, Ctrl+V': 'Copy, cut and paste.',
    'Ctrl+D, Ctrl+R': 'Fill down and fill right.',
    'Ctrl+Z, Ctrl+Shift+Z': 'Undo and redo.',
    Escape:
      'Discards what was typed; in a closed cell, lets Tab leave the grid. A dialog around the grid closes with the next one.',
  },
  dos: [
    'Update `rows` as soon as `onCommit` fires, before the server answers.',
    'If the server refuses, set the previous quantity and the state `failed`, with its `message`.',
    'Pass `onChoose` where several people edit one cart. The choice between two quantities needs it.',
  ],
  donts: ['Don’t reorder `rows` while somebody types. The open cell would belong to another colour.'],
};
