import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One of some, through the platform’s own control in the partner’s look.',
  when: ['Price lists, sort orders, delivery terms; a second line tells options apart.'],
  whenNot: [
    'Two or three that could all be seen: take RadioGroup. More than one: take MultiSelect. Hundreds: take Combobox.',
  ],
  anatomy: ['Label', 'Hint', 'Control', 'List: label, detail, mark of what is chosen', 'Message'],
  keyboard: {
    'Enter, Space, ArrowDown, ArrowUp': 'Opens it, as the platform does.',
    'ArrowUp, ArrowDown, Home, End, letters': 'While open: moves. Enter chooses.',
    letters: 'While closed: chooses at once.',
    Escape: 'Closes it and leaves the choice as it was.',
  },
  accessibility: [
    'The platform’s control, announced as such; label, hint and message are tied to it.',
    'Where a browser draws the list itself, the second line follows the first in the same line.',
  ],
  content: ['Options in an order people expect; the placeholder says what to choose and is no option.'],
  dos: ['Keep labels apart by their first words, for whoever types ahead.'],
  donts: ['Don’t use for actions: take Menu.'],
};
