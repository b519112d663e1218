import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A field for one line of text.',
  when: ['Names, addresses and mail addresses.', 'Codes and reference numbers.'],
  instead: {
    'a password': 'PasswordField',
    'a telephone number': 'PhoneField',
    'a quantity': 'NumberField',
    'a date': 'DateField',
    'a search with suggestions': 'SearchField',
    'several lines': 'TextArea',
  },
  anatomy: [
    ['Label', '[data-part=label]'],
    'Hint',
    'Icon (optional)',
    ['Input', 'input'],
    'Unit or button at the end (optional)',
    'Message',
  ],
  content: ['The label names what to enter. The message tells how to correct an error.'],
  wording: [
    { good: 'Enter an address such as ana@lume.com', bad: 'Invalid e-mail', why: 'The reader sees what is expected.' },
    { good: 'Company name', bad: 'Please enter your company', why: 'A short label is quick to read.' },
  ],
  behaviour: [
    '`hint` and `message` appear together: the hint above the input, the message below.',
    '`required` adds an asterisk to the label.',
    '`suggestions` are shown by the browser while people type. They can type anything else.',
  ],
  accessibility: [
    'Label, hint and message belong to the input; `critical` marks it as invalid.',
    'With `hideLabel` the label remains for screen readers.',
  ],
  dos: ['Set `type` and `autoComplete`. Phones show the right keyboard and browsers fill in the value.'],
  donts: ['Don’t use the placeholder as label. It disappears while people type.'],
};
