import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The notifications of a user: orders, messages, connections and approvals, the unread ones first.',
  when: ['Use it on the notifications screen.'],
  instead: {
    'news that a toast has shown': 'NotificationList',
    'messages alone': 'InboxList',
    'to choose the kinds': 'NotificationChoices',
  },
  anatomy: [
    ['Title and link to the choices', 'h1'],
    ['Count and “Mark all as read”', 'h1 + a, div + div > p'],
    ['Entries', 'ul'],
    '“LOAD MORE”',
  ],
  content: ['One sentence an entry: who did what. Name an order by its number.'],
  wording: [
    {
      good: 'Casa Maré accepted your connection',
      bad: 'New activity',
      why: 'The reader decides without opening it.',
    },
  ],
  behaviour: [
    'Following an unread entry marks it as read.',
    'Loading, error and empty each have their own state.',
    'Without unread entries, “Mark all as read” does not show.',
  ],
  accessibility: [
    'Screen readers hear “New” before an unread entry. The button beside it names the entry.',
    'If a pressed button disappears, the focus stays in the list.',
  ],
  keyboard: { Tab: 'Moves from entry to entry.', Enter: 'Opens an entry, or marks it as read.' },
  dos: [
    'Link each entry to the thing itself, such as the order.',
    'Sort unread entries first, and pass the count of all pages as `unread`.',
  ],
  donts: ['Don’t remove an entry when it is read. Users come back to find it.'],
  status: 'new',
};
