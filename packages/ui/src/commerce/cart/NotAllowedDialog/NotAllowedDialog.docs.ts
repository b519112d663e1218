import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'What retailers may do only after they are approved, and what helps.',
  when: ['A retailer tries something that needs approval.'],
  whenNot: ['Visitors: LoginOrRegisterDialog.'],
  keyboard: { 'Enter, Escape': 'Closes it.' },
  accessibility: ['An alert: its sentence is read at once.'],
  content: ['Not allowed; what may not be done, then why.'],
  dos: ['Say where the registration stands.'],
  donts: ['Don’t hide the action instead.'],
};
