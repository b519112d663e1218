import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Everybody one writes with, the unread first at hand.',
  when: ['The messages screen, beside the chat.'],
  whenNot: ['Talk about an order: OrderMessages.'],
  keyboard: { 'Tab, Enter': 'Reaches and opens a chat; presses a filter.' },
  accessibility: ['A list of links; unread and flagged are said in words.'],
  content: ['SHOW ALL MESSAGES, UNREAD MESSAGES, FLAGGED MESSAGES.'],
  dos: ['Begin with the unread.'],
  donts: ['Don’t move a chat away while it is open.'],
};
