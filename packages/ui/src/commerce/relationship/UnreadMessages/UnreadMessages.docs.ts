import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The unread messages, in a panel below the message icon of the header.',
  when: ['In the header of signed-in people.'],
  whenNot: ['The page of all messages: use InboxList.'],
  keyboard: { 'Tab, Enter': 'Reaches and opens a chat.', Escape: 'Closes the panel.' },
  accessibility: [
    'Give the button that opens it `aria-expanded`.',
    'Screen readers hear how much is unread in a chat.',
  ],
  content: ['Company, the first 80 characters of the message, date; SEE YOUR MESSAGES.'],
  dos: ['Close it when a link in it is followed.'],
  donts: ['Don’t open it without a press.'],
  status: 'new',
};
