/** `short` 1/15/27, `medium` Jan 15, 2027, `long` January 15, 2027; `moment` adds the time to `medium`. */
export type DateForm = 'short' | 'medium' | 'long' | 'moment';

const options: Record<DateForm, Intl.DateTimeFormatOptions> = {
  short: { dateStyle: 'short' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
};

const kept = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string, form: DateForm, timeZone: string | undefined): Intl.DateTimeFormat => {
  const key = `${locale} ${form} ${timeZone ?? ''}`;
  const format = kept.get(key) ?? new Intl.DateTimeFormat(locale, { ...options[form], timeZone });
  kept.set(key, format);
  return format;
};

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/**
 * A date as it is written in a language. A calendar date (`2027-01-15`) is the same day everywhere; a moment
 * (`2027-01-15T09:30:00Z`) is shown in the given time zone, or the reader's own. Text that is no date is returned unchanged.
 */
export const formatDate = (locale: string, value: string, form: DateForm = 'medium', timeZone?: string): string => {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const written = isDay(value) && form === 'moment' ? 'medium' : form;
  return formatOf(locale, written, isDay(value) ? 'UTC' : timeZone).format(date);
};

/** Two days as one span, with what they share said once: January 15 – 28, 2027. What is no date comes back as it is. */
export const formatDays = (locale: string, from: string, to: string, form: DateForm = 'medium'): string => {
  const days = [new Date(from), new Date(to)] as const;
  if (days.some((day) => Number.isNaN(day.getTime())))
    return `${formatDate(locale, from, form)} – ${formatDate(locale, to, form)}`;
  // Node and browsers write different spaces around the dash; a page from the server must equal the browser's.
  return formatOf(locale, form, 'UTC')
    .formatRange(...days)
    .replaceAll(/\s/g, ' ');
};
