import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A search box that suggests results while people type.',
  when: ['Searching brands and products in the header.', 'Searching within a dialog, with `startsFocused`.'],
  instead: {
    'one option of a known list': 'Select or Combobox',
    'a filter with several options': 'MultiSelect',
    'text that is not searched': 'TextField',
  },
  anatomy: [
    ['Label', 'label'],
    ['Search icon', 'svg'],
    ['Input', 'input'],
    'Clear button',
    'Suggestions: picture, name, detail',
  ],
  content: ['The label tells what is searched; the placeholder is an example.'],
  wording: [{ good: 'Search brands and products', bad: 'Type here…', why: 'The reader knows what can be found.' }],
  behaviour: [
    'Suggestions open when they arrive, unless people pressed Enter for this text.',
    'Clearing calls `onSubmit` with an empty text.',
    'A suggestion can have a picture and a second line.',
    'With `none`, the list says in a sentence that nothing matches.',
  ],
  accessibility: [
    'A combobox that announces the number of suggestions.',
    'The clear button needs a name, `clear`. Keyboard users clear the text in the input.',
  ],
  keyboard: {
    'ArrowDown, ArrowUp': 'Moves through the suggestions.',
    Enter: 'Chooses the suggestion, or searches for the text.',
    Escape: 'Closes the suggestions.',
  },
  dos: ['Wait for a pause in typing before you ask the server. `onChange` fires at every key.'],
  donts: ['Don’t show suggestions for an earlier text. People would choose the wrong one.'],
};
