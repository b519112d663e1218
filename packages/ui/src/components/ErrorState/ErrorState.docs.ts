import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Something that should be here could not be had, and can be tried again.',
  when: ['In place of a part that failed to load.'],
  whenNot: ['The fault of a field or a form: say it there.'],
  keyboard: { 'Enter, Space': 'Tries again.' },
  accessibility: ['Announced when it appears; while trying again the button is busy and keeps the focus.'],
  content: ['What happened and what can be done, never whose fault. `requestId` names the request for whoever helps.'],
  dos: ['Replace the failed part alone, not the page.'],
  donts: ['Don’t leave a spinner for ever instead.'],
};
