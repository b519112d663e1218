import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The counterpart’s words before a connection is asked for.',
  when: ['Asking to be connected, when the other side has written a welcome.'],
  whenNot: ['Accepting: ConnectionButton.'],
  keyboard: { Escape: 'Closes it; the request goes out then too, and it says so.' },
  accessibility: ['Named by the counterpart; the lead says what closing does.'],
  content: ['Plain text, its lines kept.'],
  dos: ['Say before that closing sends the request.'],
  donts: ['Don’t show it empty.'],
};
