import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Two to four buttons that show parts of one list, such as “PENDING” and “ALL”.',
  when: ['Use it above lists of connections and messages.'],
  instead: { 'panels with different content': 'Tabs', 'tabs that are pages': 'LinkTabs', 'many options': 'FilterBar' },
  content: ['One to three words in capitals, with the count if it matters.'],
  wording: [
    {
      good: 'UNREAD MESSAGES',
      bad: 'Filter: unread only',
      why: 'The group has a name already. The button needs only the part.',
    },
  ],
  behaviour: ['A press on the chosen filter does nothing.', 'A count of zero does not show.'],
  accessibility: [
    'It is a group named by `label`. The chosen filter is announced as pressed, and a count is part of its name.',
  ],
  keyboard: { Tab: 'Moves from filter to filter.', 'Enter, Space': 'Choose a filter.' },
  dos: ['Put the filter with work to do first.'],
  donts: ['Don’t offer more than four. They would wrap on a phone.'],
};
