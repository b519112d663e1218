import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Yes or no; one of several that may be chosen together.',
  when: ['Consent, choices of a list, “all of them”.'],
  whenNot: ['What is in force at once: take Switch.'],
  keyboard: { Space: 'Ticks and unticks.' },
  accessibility: ['The platform’s own control; hint and message are its description.'],
  content: ['A statement that is true when ticked.'],
  dos: ['Use `indeterminate` for a group chosen in part.'],
  donts: ['Don’t phrase it as a negation.'],
};
