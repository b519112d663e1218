import type { SalesRow } from '@vitrine/api/client';
import type { SalesGroup } from '@vitrine/api/rules';
import type { Bar } from '@vitrine/ui/components/BarChart';

/** A row's share of all units of a report, for people to read. */
export const shareOf = (rows: readonly SalesRow[], locale: string): ((row: Pick<SalesRow, 'units'>) => string) => {
  const total = rows.reduce((sum, { units }) => sum + units, 0);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return ({ units }) => percent.format(total === 0 ? 0 : units / total);
};

/** The largest rows that a chart shows one by one. */
const MOST_ROWS = 10;
const WEEK_MS = 7 * 24 * 3600 * 1000;

interface Counted {
  key: string;
  label: string;
  units: number;
}

interface ChartOptions {
  by: SalesGroup;
  locale: string;
  /** The first day of this week. */
  thisWeek: string;
  /** Names the bar of all rows beyond the largest. */
  others: (words: { count: number }) => string;
}

/** Units of each key: the rows of its currencies together. */
const counted = (rows: readonly SalesRow[]): Counted[] => {
  const byKey = new Map<string, Counted>();
  for (const { key, name, detail, units } of rows) {
    const label = detail ? `${name} · ${detail}` : name;
    byKey.set(key, { key, label, units: units + (byKey.get(key)?.units ?? 0) });
  }
  return [...byKey.values()];
};

/** From the first week with a sale to this one, with those in which nothing was sold. A key is the first day of a week. */
const everyWeek = (weeks: readonly Counted[], { locale, thisWeek }: ChartOptions): Counted[] => {
  const known = new Map(weeks.map((week) => [week.key, week.units]));
  const times = [...weeks.map(({ key }) => key), thisWeek].map((key) => Date.parse(key));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return Array.from({ length: Math.round((last - first) / WEEK_MS) + 1 }, (_, index) => {
    const time = first + index * WEEK_MS;
    const key = new Date(time).toISOString().slice(0, 10);
    return { key, label: day.format(time), units: known.get(key) ?? 0 };
  });
};

const largest = (rows: readonly Counted[], others: ChartOptions['others']): Counted[] => {
  const sorted = rows.toSorted((a, b) => b.units - a.units);
  const rest = sorted.slice(MOST_ROWS);
  if (rest.length === 0) return sorted;
  const units = rest.reduce((sum, row) => sum + row.units, 0);
  return [...sorted.slice(0, MOST_ROWS), { key: '…', label: others({ count: rest.length }), units }];
};

/** The units of a sales report as bars: weeks and sizes in their order, names by size. */
export const toSalesBars = (rows: readonly SalesRow[], options: ChartOptions): Bar[] => {
  const { by, locale, others } = options;
  if (rows.length === 0) return [];
  const all = counted(rows);
  const number = new Intl.NumberFormat(locale);
  const shown = { week: () => everyWeek(all, options), size: () => all };
  const bars = by === 'week' || by === 'size' ? shown[by]() : largest(all, others);
  return bars.map(({ key, label, units }) => ({ id: key, label, value: units, text: number.format(units) }));
};
