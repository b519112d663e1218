import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A date or a span of days in the language in force.',
  when: ['Any date that is shown and not typed.'],
  whenNot: ['A date to be chosen: take DateField.'],
  accessibility: ['The date for machines stands in `datetime`.'],
  content: ['`long` in sentences, `medium` in lists, `short` where room is scarce.'],
  dos: ['Give both days of a window to one DateText: what they share is said once.'],
  donts: ['Don’t make a moment out of a calendar date: it shifts by a day somewhere.'],
  status: 'new',
};
