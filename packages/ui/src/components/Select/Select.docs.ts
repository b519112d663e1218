import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One of many, with details where a name is not enough.',
  when: ['Price lists, delivery terms: options with a second line.'],
  whenNot: ['A handful of plain words: take NativeSelect.'],
  keyboard: {
    'Enter, Space, ArrowDown': 'Opens it.',
    'ArrowUp, ArrowDown, letters': 'Moves; Enter chooses.',
    Escape: 'Closes it.',
  },
  accessibility: ['A button with a list box; label, hint and message are tied to it.'],
  content: ['The placeholder says what to choose.'],
  dos: ['Sort options as people look for them.'],
  donts: ['Don’t use for actions.'],
};
