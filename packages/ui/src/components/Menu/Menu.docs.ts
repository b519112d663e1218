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
  accessibility: ['A menu button; an entry that cannot be chosen says why.'],
  content: ['Verbs; the most used first.'],
  dos: ['Say a `disabledReason`.'],
  donts: ['Don’t hide the only action of a place in it.'],
};
