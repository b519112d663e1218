import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One of many, found by writing part of its name.',
  when: ['More options than one likes to scroll through, or options only a server knows.'],
  whenNot: ['Fewer than about fifteen: take Select.', 'Words of any kind that are searched for: take SearchField.'],
  anatomy: [
    'Label',
    'hint',
    'what is written',
    'a button that opens the list',
    'the list, or why it is empty',
    'what is wrong',
  ],
  keyboard: {
    Letters: 'Narrow the list, accents or not.',
    'Arrow down, Arrow up': 'Open the list and move in it.',
    Enter: 'Chooses.',
    Escape: 'Closes the list; what was chosen comes back.',
    'Arrow down after an error': 'Asks again.',
  },
  accessibility: ['Says how many options there are, and when they are being looked for or could not be had.'],
  content: ['The placeholder says what to write; “empty” says what was not found.'],
  dos: ['With `onSearch`, wait for a pause in the writing before asking the server.'],
  donts: ['Don’t take what is written for a choice: it falls back on leaving.'],
  status: 'new',
};
