import type { SalesRow } from '@vitrine/api/client';

/** A row's share of all units of a report, for people to read. */
export const shareOf = (rows: readonly SalesRow[], locale: string): ((row: Pick<SalesRow, 'units'>) => string) => {
  const total = rows.reduce((sum, { units }) => sum + units, 0);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return ({ units }) => percent.format(total === 0 ? 0 : units / total);
};
