import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A filter that drops down a list of checkboxes and says how many are ticked.',
  when: ['Filters of a listing with up to some dozens of options.'],
  whenNot: ['One choice only: take Select.'],
  keyboard: {
    'Enter, Space': 'Opens it; ticks the option in focus.',
    'ArrowUp, ArrowDown': 'Moves; letters jump.',
    Escape: 'Closes it.',
  },
  accessibility: [
    'It stays open while one chooses; the count is said in words, not as a bare number.',
    'With `status`, the list is busy while its options are on their way, and what it says is heard. “Try again” stands beside the options, never among them, and has the focus where it is alone.',
  ],
  content: ['A short name in capitals: SEGMENTS, CATEGORIES.'],
  dos: [
    'Show what is chosen as chips nearby, so that it can be taken back.',
    'Where options come from a server, give `status`, `labels` and `onRetry`: an empty list would claim that there is nothing.',
  ],
  donts: ['Don’t wait for a button: choices apply at once.'],
};
