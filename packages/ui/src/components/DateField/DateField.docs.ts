import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A day of the calendar, in the platform’s own field.',
  when: ['Delivery windows, birthdays, deadlines.'],
  whenNot: ['Showing one: take DateText.'],
  keyboard: { 'Arrow keys': 'Changes the part in focus.', digits: 'Types it.' },
  accessibility: ['The platform’s control, read in the system’s order of day, month and year.'],
  content: ['The hint says the range, if there is one.'],
  dos: ['Set `min` and `max`.'],
  donts: ['Don’t ask for a date in three fields.'],
};
