import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Quantities of one product, written as in a spreadsheet: colours down, sizes across; on a phone one colour at a time.',
  when: ['Ordering a product in many colours and sizes.'],
  whenNot: ['A single quantity: take QuantityStepper. Reading only: take OrderLines.'],
  anatomy: ['Heads, cells, totals, fill handle, tools, notices; on a phone a choice of colour with steppers.'],
  keyboard: {
    'Arrow keys, Tab': 'Moves from cell to cell; Tab leaves at the end.',
    digits: 'Overwrites the cell; Enter keeps it and goes down.',
    'Shift+Arrow keys': 'Widens the range.',
    'Ctrl+C, Ctrl+V': 'Copies out; shows what a pasted block would change before it does.',
    'Ctrl+D, Ctrl+R': 'Fills down, fills to the right.',
    'Ctrl+Z, Ctrl+Shift+Z': 'Undoes, redoes.',
    Escape: 'Takes back what was typed.',
  },
  accessibility: [
    'A grid with one stop in the tab order; each cell says product, colour, size and units; what is cut to stock is announced. Of many colours those far from what is seen come as one moves; it says how many there are.',
  ],
  content: ['Cells are named “product colour size, units”; notices say what is left.'],
  dos: ['Hand a change back in `rows` at once, and take it back the same way when the server refuses.'],
  donts: ['Don’t write `rows` while a cell is being typed into with anything but what was committed.'],
};
