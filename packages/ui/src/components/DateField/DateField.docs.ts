import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A day of the calendar.',
  when: ['Shipping dates and other days one knows or looks up.'],
  whenNot: ['A window among a few offered: take RadioGroup.', 'A date to be read: take DateText.'],
  anatomy: ['Label', 'hint', 'day, month and year in the reader’s order', 'the calendar’s button', 'what is wrong'],
  keyboard: { 'Arrow keys': 'Change the part in focus.', Tab: 'Goes from part to part.', Space: 'Opens the calendar.' },
  accessibility: ['The platform’s own field and calendar, known to its screen reader; on a phone its wheel.'],
  content: ['The label says which day is meant: “Ship after”.'],
  dos: ['Offer only days that will do, with `min` and `max`.'],
  donts: ['Don’t read a time zone into it: its value is a day.'],
  status: 'new',
};
