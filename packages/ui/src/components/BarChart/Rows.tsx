import * as css from './BarChart.css.ts';
import type { Bar } from './types.ts';

interface RowsProps {
  label: string;
  bars: readonly Bar[];
  /** From 0 to 1. */
  shareOf: (value: number) => number;
}

/** A line for each bar: its label, the bar and its value. */
export const Rows = ({ label, bars, shareOf }: RowsProps) => (
  <ol data-component="BarChart" data-layout="rows" aria-label={label} className={css.rows}>
    {bars.map((bar) => (
      <li key={bar.id} className={css.row}>
        <span className={css.rowLabel}>{bar.label}</span>
        <span className={css.track}>
          <span className={css.rowBar} style={{ inlineSize: `${shareOf(bar.value) * 100}%` }} />
        </span>
        <span className={css.value}>{bar.text}</span>
      </li>
    ))}
  </ol>
);
