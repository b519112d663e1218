import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The companies a user writes with, with search, filters and the last message of each.',
  when: ['Use it as `list` of MessagesLayout.'],
  instead: {
    'the messages themselves': 'Chat',
    'unread messages below the header’s icon': 'UnreadMessages',
    'all kinds of news': 'ActivityList',
  },
  anatomy: [
    ['Title', 'h1'],
    ['Search', '[data-component=Field]'],
    ['Filters', '[role=group]'],
    ['Conversations', 'ul'],
    '“LOAD MORE”',
  ],
  content: ['The filters are given: “SHOW ALL MESSAGES”, “UNREAD MESSAGES”, “FLAGGED MESSAGES”.'],
  wording: [
    {
      good: 'Flag a message to find it here again.',
      bad: 'No flagged messages',
      why: 'The empty list explains what flags are for.',
    },
  ],
  behaviour: [
    'Loading, error, empty and “nobody found” each have their own state.',
    'A long name or message is cut and shows in full under the pointer.',
  ],
  accessibility: [
    'Conversations are a list of links. The open one is marked as current.',
    'Unread and flagged have a text for screen readers.',
  ],
  keyboard: { Tab: 'Moves through search, filters and conversations.', Enter: 'Opens the conversation.' },
  dos: ['Start with the filter “UNREAD MESSAGES”.'],
  donts: ['Don’t remove a conversation from the list while it is open. The reader would lose their place.'],
};
