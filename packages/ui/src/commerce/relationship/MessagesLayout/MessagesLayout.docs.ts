import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Places the list of conversations beside the one that is open. On a phone, it shows one of the two.',
  when: ['Use it once, for the messages screen.'],
  instead: { 'orders beside one of them': 'OrderLayout', 'other parts beside each other': 'Split' },
  anatomy: [
    ['`list`: InboxList', '[data-component=MessagesLayout] > :first-child'],
    ['`chat`: Chat', '[data-component=MessagesLayout] > :last-child'],
    '`empty`: shown while no chat is open',
  ],
  behaviour: [
    'On a phone, an open chat hides the list.',
    'On a wide screen without a chat, `empty` shows beside the list.',
    'It fills the height of the window, and its parts scroll by themselves.',
  ],
  accessibility: ['Give the chat a link back to the list with `back`. On a phone there is no other way.'],
  dos: ['Pass `chat` only while a chat is open.'],
  donts: ['Don’t place it in a dialog or below other content. It needs the height of the window.'],
  status: 'new',
};
