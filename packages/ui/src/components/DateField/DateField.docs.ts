import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A form field for one calendar day, or with `withTime` for a day and an hour.',
  when: ['The shipping dates of an order.', 'The day of a payment.', 'The first and last day of a log.'],
  instead: {
    'a date to read': 'DateText',
    'one of a few delivery windows': 'RadioGroup',
  },
  anatomy: [
    ['Label', '[data-part=label]'],
    'Hint',
    ['Day, month and year', 'input'],
    'Calendar button of the browser',
    'Message',
  ],
  content: ['Name the day in the label.'],
  wording: [{ good: 'Ship after', bad: 'Date', why: 'An order has several dates.' }],
  behaviour: [
    'The browser writes the date in the order of the reader’s system.',
    '`onChange` gives `{ value }`: a date such as `2027-01-15`, or an empty text when the field is cleared.',
    '`withTime` asks for the hour too. Say in the hint whose time zone it is.',
    'Phones show their own date picker.',
  ],
  accessibility: [
    'The browser’s date field and calendar, which screen readers know.',
    'Hint and message are its description; `critical` marks it as invalid.',
  ],
  keyboard: { 'ArrowUp, ArrowDown': 'Changes the focused part.', Tab: 'Moves from part to part.' },
  dos: [
    'Set `min` and `max`, so that the calendar offers only possible days.',
    'Check the value on the server too. People can type other days.',
  ],
  donts: ['Don’t convert the value to a time zone. It can become the day before.'],
  status: 'new',
};
