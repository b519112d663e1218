import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One of many, with details where a name is not enough.',
  when: ['Price lists, delivery terms: options with a second line.'],
  whenNot: ['A handful of plain words: take NativeSelect.'],
  keyboard: {
    'Enter, Space, ArrowDown, ArrowUp': 'Opens it.',
    'ArrowLeft, ArrowRight, letters': 'While closed: chooses at once.',
    'ArrowUp, ArrowDown, Home, End, PageUp, PageDown, letters': 'While open: moves; Enter or Space chooses.',
    Escape: 'Closes it and leads back to the button.',
  },
  accessibility: ['A button with a list box; label, hint and message are tied to it.'],
  content: ['The placeholder says what to choose.'],
  dos: ['Sort options as people look for them.'],
  donts: ['Don’t use for actions.'],
};
