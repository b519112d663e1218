import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Connection requests that wait for an answer, in a panel below an icon of the header.',
  when: ['In the header, while requests wait.'],
  whenNot: ['The page of all connections: use ConnectionList.'],
  keyboard: { 'Tab, Enter': 'Reaches and presses an answer.', Escape: 'Closes the panel.' },
  accessibility: [
    'Accept and decline name the company.',
    'After an answer, the focus stays in the panel.',
    'Give the button that opens it `aria-expanded`.',
  ],
  content: ['Company, date, ACCEPT and DECLINE; a link to all connections.'],
  dos: ['Keep the panel open after an answer: the next one may follow.'],
  donts: ['Don’t open it without a press.'],
  status: 'new',
};
