import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A search box with suggestions.',
  when: ['Finding brands and products by name.'],
  whenNot: ['Choosing from a known list: take Select.'],
  anatomy: ['Field, clear button, list of suggestions.'],
  keyboard: {
    'ArrowDown, ArrowUp': 'Moves among suggestions.',
    Enter: 'Takes the suggestion, or searches for what is written.',
    Escape: 'Closes the list.',
  },
  accessibility: ['A combobox; the number of suggestions is announced as it changes.'],
  content: ['The label says what is searched; the placeholder is an example.'],
  dos: ['Wait a moment in the app before asking the server.'],
  donts: ['Don’t search for what nobody has finished typing without showing so.'],
};
