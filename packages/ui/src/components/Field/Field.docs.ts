import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Label, hint and message around a control. Developers use it to build a field that the library does not have.',
  when: ['Your own control needs the same label and messages as other fields.'],
  instead: {
    'text on one line': 'TextField',
    'longer text': 'TextArea',
    'a number': 'NumberField',
    'one of several options': 'Select, RadioGroup or Combobox',
  },
  anatomy: [
    ['Label', '[data-part=label]'],
    ['Hint: what is expected', '[data-part=label] ~ span'],
    ['Your control', 'input'],
    'Message: what is wrong or right',
  ],
  content: ['The label names what to enter.', 'The message tells what is wrong and how to correct it.'],
  wording: [{ good: 'Enter a postcode with eight digits', bad: 'Invalid value', why: 'The reader can correct it.' }],
  behaviour: [
    'Hint and message appear together; a message does not replace the hint.',
    '`required` adds an asterisk to the label.',
    '`hideLabel` hides the label, not its name for screen readers.',
  ],
  accessibility: [
    'Hint and message describe the control. `critical` marks it as invalid.',
    '`critical`, `caution` and `positive` messages have an icon, so colour is not the only sign.',
    'Your control must take every attribute that the function receives.',
  ],
  dos: ['Spread the attributes on the `input` itself, not on an element around it.'],
  donts: ['Don’t put instructions in a placeholder. It disappears while people type.'],
};
