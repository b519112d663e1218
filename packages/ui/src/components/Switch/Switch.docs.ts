import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'On or off, in force at once.',
  when: ['Settings and views that apply without sending.'],
  whenNot: ['Parts of a form that is sent: take Checkbox.'],
  keyboard: { Space: 'Turns it.' },
  accessibility: ['Said as a switch with its state; the label does not change with it.'],
  content: ['Names what is on: “Show images”.'],
  dos: ['Show at once what it did.'],
  donts: ['Don’t ask for a save afterwards.'],
};
