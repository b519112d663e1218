import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows that the user is being linked to an event segment, and what comes next.',
  when: ['The link screen of an event segment.'],
  whenNot: ['When linking failed, show EventErrorDialog.'],
  accessibility: ['The text is a status message. The spinner is hidden from screen readers.'],
  content: ['Title: the segment by its name. Text: one sentence about the next page.'],
  dos: ['Leave the page by itself when the user is linked.'],
  donts: ['Don’t ask the user to confirm: the link was the question.'],
};
