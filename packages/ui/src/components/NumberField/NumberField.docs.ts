import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A field for a number that people type or change in steps.',
  when: ['A discount in percent.', 'A minimum or maximum of a product.', 'An amount of money.'],
  instead: {
    'quantities of sizes in a cart': 'QuantityStepper or CartGrid',
    'digits that are not a quantity, such as a postcode': 'TextField',
    'a telephone number': 'PhoneField',
  },
  anatomy: [
    ['Label', 'label'],
    'Hint',
    ['Decrease button', 'button'],
    ['Input', 'input'],
    ['Increase button', 'button:last-of-type'],
    'Message',
  ],
  content: ['The label names what is counted, the hint the unit or range.'],
  wording: [{ good: 'Minimum per order, in pieces', bad: 'Min.', why: 'The reader knows what the number counts.' }],
  behaviour: [
    'It reads and writes numbers in the current language.',
    'A number outside `min` and `max` changes to the nearest allowed one on leaving the field.',
    '`onChange` fires at each step, and on Enter or leaving. The value of an empty field is `NaN`.',
    'At an end of the range, the button for that direction is disabled.',
  ],
  accessibility: [
    'Label, hint and message belong to the input; `critical` marks it as invalid.',
    'You must give the names of both buttons in `labels`.',
  ],
  keyboard: {
    'ArrowUp, ArrowDown': 'Changes the number by one step.',
    'PageUp, PageDown': 'Changes the number by a larger step.',
    'Home, End': 'Sets the minimum or maximum.',
    Enter: 'Applies the typed number.',
  },
  dos: [
    'Set `min`, `max` and `step` from the rules of the product.',
    'Explain in `message` when a number was changed. People may not notice it.',
  ],
  donts: ['Don’t use it for reference codes. It removes leading zeros.'],
  status: 'new',
};
