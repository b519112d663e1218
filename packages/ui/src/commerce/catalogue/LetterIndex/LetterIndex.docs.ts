import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'The letters A to Z. `LetterIndex` scrolls to the section of a letter; `LetterFilter` shows the names under one letter alone.',
  when: ['Use `LetterIndex` on the brand directory.', 'Use `LetterFilter` on the retailer directory.'],
  instead: { 'to find a name by typing': 'SearchField', 'other filters': 'FilterBar' },
  content: ['“#” collects names that begin with no letter. Accents don’t count: “É” is under E.'],
  wording: [{ good: 'Brands from A to Z', bad: 'Letters', why: '`label` says of what the letters are.' }],
  behaviour: [
    'A letter without names stays in its place but cannot be used.',
    'In `LetterFilter`, a second press on the chosen letter shows all names again.',
  ],
  accessibility: [
    '`LetterIndex` is a navigation named by `label`. Letters without a section are silent.',
    '`LetterFilter` is a group of buttons. The chosen one is announced as pressed.',
  ],
  keyboard: { Tab: 'Moves from letter to letter.', Enter: 'Scrolls to the section, or chooses the letter.' },
  dos: ['Group the names with `letterOf`, so that letters and sections agree.'],
  donts: ['Don’t leave out letters. Users find one by its place in the row.'],
};
