import { useLocale } from '../../foundation/index.ts';
import { formatDate, formatDays } from './formatDate.ts';
import type { DateForm } from './formatDate.ts';

export interface DateTextProps {
  /** A calendar date (`2027-01-15`) or a moment (`2027-01-15T09:30:00Z`). */
  value: string;
  /** The last day of a span that begins with `value`; both are then calendar dates. */
  until?: string;
  form?: DateForm;
  /** The time zone for moments, such as `America/Sao_Paulo`. The reader's own by default. */
  timeZone?: string;
}

/** A date in the language in force, and for machines beside it. */
export const DateText = ({ value, until, form, timeZone }: DateTextProps) => {
  const locale = useLocale();
  // A `time` without `datetime` must hold machine-readable text, which a span of days is not.
  if (until) return <span data-component="DateText">{formatDays(locale, value, until, form)}</span>;
  return (
    <time data-component="DateText" dateTime={value}>
      {formatDate(locale, value, form, timeZone)}
    </time>
  );
};
