import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Label, hint and message around one control, tied to it for whoever listens.',
  when: ['A control of your own needs the words every field has.'],
  whenNot: ['The library has the field: TextField, NumberField, Select and the others carry these words already.'],
  anatomy: [
    'Label',
    'Hint: said beforehand',
    'The control, which takes what the function is given',
    'Message: said afterwards',
  ],
  accessibility: [
    'Hint and message are its description; `critical` marks the control as invalid.',
    'The colour of a message never stands alone: a mark goes with it.',
  ],
  content: ['A message says what is wrong and how to mend it.'],
  dos: ['Spread everything the function is given onto the control itself.'],
  donts: ['Don’t say in a placeholder what belongs into the hint: it vanishes while it is needed.'],
};
