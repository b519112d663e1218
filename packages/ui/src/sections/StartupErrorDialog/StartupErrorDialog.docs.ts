import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The marketplace could not be loaded; the reload is told beforehand and can be stopped.',
  when: ['The account’s data cannot be had at the start.'],
  whenNot: ['A part of a page failed: take ErrorState.'],
  keyboard: { Enter: 'Reloads at once.' },
  accessibility: ['An alert dialog; what is going to happen, and when, is announced before it does.'],
  content: ['Error!; An error occurred. Please try again later.'],
  dos: ['Let the reload be stopped.'],
  donts: ['Don’t reload while somebody reads.'],
};
