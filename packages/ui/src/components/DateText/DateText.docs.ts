import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A date or a range of days, written in the current language.',
  when: [
    'The day of an order or payment in a table.',
    'A delivery window: `value` and `until`.',
    'The time of a message: `form="moment"`.',
  ],
  instead: { 'a date that people enter': 'DateField', 'an amount of money': 'Money' },
  wording: [
    {
      good: 'Oct 15 – Nov 30, 2026',
      bad: '10/15/2026 to 11/30/2026',
      why: 'A range read aloud needs month names; digits are read in two orders, by country.',
    },
  ],
  behaviour: [
    '`short` is 1/15/27, `medium` is Jan 15, 2027, `long` is January 15, 2027. `moment` adds the time to `medium`.',
    'A calendar date such as `2027-01-15` is the same day everywhere.',
    'Times use `timeZone`, or the reader’s own zone.',
    'A range mentions the shared month and year once.',
    'If `value` or `until` is not a date, it appears unchanged.',
  ],
  accessibility: [
    'A single date is a `time` element with the value for machines in `datetime`. A range is plain text.',
  ],
  dos: [
    'Pass both days of a window to one DateText. Each language joins them in its own way.',
    'Use `long` in sentences, `medium` in lists and `short` where space is scarce.',
  ],
  donts: ['Don’t turn a calendar date into a time. It becomes another day in some time zones.'],
  status: 'new',
};
