import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A company’s people, and a way to ask more of them in.',
  when: ['The Users tab of the profile.'],
  whenNot: ['Other companies: ConnectionList.'],
  keyboard: { 'Tab, Space': 'Reaches and turns somebody’s access.', Enter: 'Sends the invitation.' },
  accessibility: ['Switches say whose they are; taking access away asks first; the outcome is announced.'],
  content: ['Name is required.; The email field is required.'],
  dos: ['Show under the row why a change was refused.'],
  donts: ['Don’t let somebody shut themselves out.'],
};
