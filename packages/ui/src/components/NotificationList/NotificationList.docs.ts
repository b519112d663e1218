import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A button that opens a list of all toasts of this visit. It helps people who missed one.',
  when: ['Once per page where toasts appear, in the header or account menu.'],
  instead: {
    'a short message now': 'Toast',
    'messages that remain after the visit': 'a list from the server, such as ActivityList',
  },
  anatomy: [
    ['Button with the number of messages', 'button'],
    'Messages, newest first',
    'Action of a message (optional)',
  ],
  wording: [{ good: '3 notifications', bad: 'History', why: 'The button tells whether there is something to read.' }],
  behaviour: [
    'Before the first toast it shows `empty`.',
    'A long list scrolls.',
    'An action can be used once, in the toast or in the list.',
    'With `iconOnly` the button shows only its icon; its name stays.',
    'It keeps the last 50 messages of `useToasts`.',
  ],
  accessibility: [
    'People who read slowly find what a toast said.',
    'The button’s name comes from `labels.open` and includes the number.',
  ],
  keyboard: {
    'Enter, Space': 'Opens the list.',
    'ArrowUp, ArrowDown': 'Scrolls the focused list.',
    Escape: 'Closes the list.',
  },
  dos: ['Pass the `log` of the same `useToasts` that shows the toasts.'],
  donts: ['Don’t add messages that were never shown as toasts. People would not look for them here.'],
  status: 'new',
};
