import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The measurements of a product by size, in centimetres or inches.',
  when: ['Use it on the product page, behind the link “Size chart”.'],
  instead: { 'the names of the sizes': 'SizeList', 'quantities by size': 'CartGrid' },
  content: ['Name a measurement by the part of the garment: “Chest”, “Sleeve”.'],
  wording: [{ good: 'Chest, laid flat', bad: 'Measure A', why: 'The buyer measures a garment by its part.' }],
  behaviour: [
    'It starts in centimetres. Inches are rounded to one decimal.',
    'A missing value shows “–”.',
    'A wide table scrolls sideways.',
  ],
  accessibility: [
    'Rows and columns have heads. If the table scrolls, it can be focused.',
    'The chosen unit is announced as pressed.',
  ],
  keyboard: {
    Tab: 'Moves to the units, then to the table if it scrolls.',
    'Enter, Space': 'Change the unit.',
    Escape: 'Closes the dialog.',
  },
  dos: ['Pass `format`, so that decimals follow the reader’s language.'],
  donts: ['Don’t pass inches. Values are in centimetres, and the dialog converts them.'],
};
