import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What happened to an order, newest first; pressing an entry’s button copies its link.',
  when: ['At the end of an order.'],
  whenNot: ['Talk: take OrderMessages.'],
  keyboard: { 'Tab, Enter': 'Reaches a link and copies it.' },
  accessibility: ['A list in order of time; a hint says beforehand that links are copied.'],
  content: ['The server’s sentences, cleaned; “Link copied to clipboard” is the app’s to say.'],
  dos: ['Say that it was copied.'],
  donts: ['Don’t follow the link.'],
};
