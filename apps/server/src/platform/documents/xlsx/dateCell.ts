import { dayIn } from '@vitrine/api/rules';
import type { Cell } from './types.ts';

const dayLength = 86_400_000;
/** The day before the first that spreadsheets count, with the leap day of 1900 that never was. */
const start = Date.UTC(1899, 11, 30);

/** A calendar date, such as `2027-02-01`, as spreadsheets sort and filter it. */
export const dateCell = (date: string, style: 'date' | 'strongDate' = 'date'): Cell => ({
  value: Math.round((Date.parse(date) - start) / dayLength),
  style,
});

/** The day of a moment for an account. */
export const dayCell = (moment: string, { timeZone }: { timeZone: string }, style?: 'strongDate'): Cell =>
  dateCell(dayIn(timeZone, new Date(moment)), style);
