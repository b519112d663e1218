const day = 86_400_000;

/** Moments relative to the day the marketplace is filled, so that windows are open and orders recent whenever that is. */
export interface Calendar {
  /** ISO moment so many days ago; a fraction is hours. */
  ago(days: number): string;
  /** YYYY-MM-DD so many days from now; negative is past. */
  date(days: number): string;
  /** YYYY-MM-DD: first of the month so many months from now. */
  month(months: number): string;
  year: number;
}

export const calendarOf = (now: Date): Calendar => ({
  ago: (days) => new Date(now.getTime() - days * day).toISOString(),
  date: (days) => new Date(now.getTime() + days * day).toISOString().slice(0, 10),
  month: (months) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10),
  year: now.getUTCFullYear(),
});
