import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A row of drop-down filters, with the chosen options as removable chips below.',
  when: ['Use it above directories and wide listings.'],
  instead: {
    'filters beside a listing of products': 'FilterPanel',
    'two to four views of one list': 'FilterTabs',
    'the order of a listing': 'SortSelect',
  },
  anatomy: [
    ['Search or letters (`start`)', '[data-component=Button]'],
    ['Filters', '[data-component=MultiSelect]'],
    ['Switch (`end`)', '[data-component=Switch]'],
    'Chips',
    '“Clear filters”',
  ],
  content: ['Filter names are one word in capitals: “SEGMENTS”, “CATEGORIES”, “SHOWROOMS”.'],
  wording: [
    {
      good: 'Remove Women',
      bad: 'Remove',
      why: 'Several chips follow each other, and each button must say which one goes.',
    },
  ],
  behaviour: [
    'While options load or cannot be loaded, the open list says so. Pass `status` and `onRetry`.',
    'Chips and “Clear filters” show only if something is chosen, or with `active`.',
  ],
  accessibility: ['It is a group named by `labels.filters`. Each chip says what it removes.'],
  keyboard: {
    Tab: 'Moves through filters, then through chips.',
    'Enter, Space': 'Open a filter, tick an option or remove a chip.',
    Escape: 'Closes the open list.',
  },
  dos: ['Apply each choice at once. The lists stay open while the user ticks.'],
  donts: ['Don’t add an “Apply” button. Users would wait for a result that came already.'],
};
