import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One of many, found by writing part of its name.',
  when: ['Countries, brands, anything of more than two dozen.'],
  whenNot: ['A handful: take NativeSelect. Free text: take SearchField.'],
  keyboard: {
    'ArrowDown, ArrowUp': 'Opens the list; moves.',
    Enter: 'Takes the option.',
    Escape: 'Closes the list; again empties.',
  },
  accessibility: ['A combobox with a list box; how many were found, loading and failure are announced.'],
  content: ['The empty list says what was looked for.'],
  dos: ['With `onSearch` show the answer as it comes.'],
  donts: ['Don’t accept what is not in the list without saying so.'],
};
