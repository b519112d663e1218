import { expect, it } from 'vitest';
import { accountTables } from './accounts.ts';
import { calendarOf } from './calendar.ts';

/** First and last day of the fair that is to come, in a demo that is filled on a day. */
const fairIn = (day: string): unknown =>
  accountTables(calendarOf(new Date(`${day}T12:00:00Z`)))['event']?.find(({ slug }) => slug === 'lisbon-fashion-days');

it('The next fair is in 24 days, but never at Christmas or New Year', () => {
  expect(fairIn('2026-06-01')).toMatchObject({ starts_on: '2026-06-25', ends_on: '2026-06-27' });
  expect(fairIn('2026-11-30')).toMatchObject({ starts_on: '2027-01-07', ends_on: '2027-01-09' });
});
