import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The talk between both sides about one order.',
  when: ['In an order.'],
  whenNot: ['A first message to a brand: take MessageForm. Talk without an order: the chat.'],
  keyboard: { Enter: 'Begins a new line; SEND sends.' },
  accessibility: [
    '“Show earlier messages” moves the focus to the oldest message it brought.',
    'A list in order of time; whose words they are is said, not only shown by the side.',
  ],
  content: ['MESSAGES WITH and the other side’s name; SEND.'],
  dos: ['Keep what was written when sending fails.'],
  donts: ['Don’t send empty messages.'],
};
