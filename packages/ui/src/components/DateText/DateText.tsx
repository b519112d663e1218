import { useLocale } from '../../foundation/index.ts';
import { formatDate, formatDays } from './formatDate.ts';
import type { DateForm } from './formatDate.ts';

export interface DateTextProps {
  /** A calendar date (`2027-01-15`) or a moment (`2027-01-15T09:30:00Z`). */
  value: string;
  /** The last day of a span that begins with `value`; both are then calendar dates. */
  until?: string;
  form?: DateForm;
  /** The zone moments are told in, such as `America/Sao_Paulo`; the reader's own otherwise. */
  timeZone?: string;
}

/** A date in the language in force, and for machines beside it. */
export const DateText = ({ value, until, form, timeZone }: DateTextProps) => {
  const locale = useLocale();
  return (
    <time data-component="DateText" dateTime={until ? undefined : value}>
      {until ? formatDays(locale, value, until, form) : formatDate(locale, value, form, timeZone)}
    </time>
  );
};
