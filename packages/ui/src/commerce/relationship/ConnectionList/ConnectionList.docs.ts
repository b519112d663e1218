import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Who one is, or could be, in touch with, and what waits for an answer.',
  when: ['The connections screen.'],
  whenNot: ['One company: ConnectionButton.'],
  keyboard: { 'Tab, Enter': 'Reaches and presses a filter, a company, an answer.' },
  accessibility: ['Accept and decline say of whom; loading, empty and failed are said in place.'],
  content: ['My Connections, PENDING, ALL.'],
  dos: ['Show at the block why an answer did not arrive.'],
  donts: ['Don’t remove a block while it is answered.'],
};
