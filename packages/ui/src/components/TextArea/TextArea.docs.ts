import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A field for several lines of text. It grows with the text.',
  when: ['A message to a brand.', 'Notes on an order.', 'The description of a company.'],
  instead: { 'one line of text': 'TextField', 'a list of files': 'FileDrop' },
  content: ['The label names the text; the hint tells what helps its reader.'],
  wording: [
    { good: 'What would you like to know?', bad: 'Your text', why: 'People write what the brand needs to answer.' },
  ],
  behaviour: [
    'Shows `rows` lines at first (3), and grows up to 24 rem. Then it scrolls.',
    'People can drag its lower edge to make it taller.',
  ],
  accessibility: ['Label, hint and message belong to the field; `critical` marks it as invalid.'],
  keyboard: { Enter: 'Starts a new line. It does not send the form.' },
  dos: ['Set `rows` to the usual length of the text. People see how much is expected.'],
  donts: ['Don’t set `maxLength` without telling the limit in the hint. Pasted text would be cut silently.'],
};
