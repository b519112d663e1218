import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Who you are, your address, done.',
  when: ['Near the end of the landing.'],
  whenNot: ['Accounts: that is the registration.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Chooses who one is.', Enter: 'Subscribes.' },
  accessibility: [
    'Radio buttons under a question; a missing address is said at the field; thanks and failure are announced.',
  ],
  content: ['Email required.'],
  dos: ['Keep the address when sending fails.'],
  donts: ['Don’t send without a type.'],
};
