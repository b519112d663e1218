import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Papers to take along: each is made when it is asked for.',
  when: ['In an order.'],
  whenNot: ['Links to pages.'],
  keyboard: { 'Tab, Enter': 'Reaches and asks for a paper.' },
  accessibility: ['Each says while it is being made, and why there is none.'],
  content: ['The paper’s name; “Open the file” when the browser would not.'],
  dos: ['Let a failed one be asked for again.'],
  donts: ['Don’t make them all beforehand.'],
};
