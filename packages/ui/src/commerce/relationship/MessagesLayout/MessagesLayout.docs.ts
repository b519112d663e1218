import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The list of chats beside the one that is open. On a phone it shows one of them.',
  when: ['The messages screen.'],
  whenNot: ['Orders beside one of them: use OrderLayout.'],
  accessibility: ['Give the chat a link back to the list: on a phone the list is hidden.'],
  dos: ['Pass `chat` only when a chat is open.'],
  donts: ['Don’t place it in a dialog: it is as high as the window.'],
  status: 'new',
};
