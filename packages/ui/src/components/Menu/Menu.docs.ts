import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A button that offers several actions.',
  when: ['Actions that are used now and then on one thing.'],
  whenNot: ['Choosing a value: take Select. Links of the site: show them.'],
  keyboard: {
    'Enter, Space, ArrowDown': 'Opens it.',
    'ArrowUp, ArrowDown': 'Moves; letters jump.',
    Escape: 'Closes it and gives the focus back.',
  },
  accessibility: [
    'A menu button; an entry that cannot be chosen says why.',
    'With `status`, the list is busy while its entries are on their way, and what it says is heard; “Try again” is an entry among the others, and the menu stays open for what comes.',
  ],
  content: ['Verbs; the most used first.'],
  dos: [
    'Say a `disabledReason`.',
    'With a `status` give `labels` and `onRetry`; entries that are there stay while more come.',
  ],
  donts: ['Don’t hide the only action of a place in it.'],
};
