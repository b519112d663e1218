import { scaleLinear } from 'd3-scale';
import { Columns } from './Columns.tsx';
import { Rows } from './Rows.tsx';
import type { Bar } from './types.ts';

export interface BarChartProps {
  /** Says what the bars count: "Units by collection". */
  label: string;
  bars: readonly Bar[];
  /** `rows` for names, the largest first; `columns` for what has an order of its own, such as weeks or sizes. */
  layout?: 'rows' | 'columns';
  /** Writes a value of the scale of `columns`. */
  format?: (value: number) => string;
}

const STEPS = 4;

/** Values as bars on one scale from zero. Nothing shows without a bar. */
export const BarChart = ({ label, bars, layout = 'rows', format = String }: BarChartProps) => {
  if (bars.length === 0) return null;
  // A scale without an extent would put zero in its middle.
  const most = Math.max(...bars.map(({ value }) => value)) || 1;
  if (layout === 'rows') return <Rows label={label} bars={bars} shareOf={(value) => value / most} />;
  const scale = scaleLinear([0, most], [0, 1]).nice(STEPS);
  const steps = scale.ticks(STEPS).map((value) => ({ share: scale(value), text: format(value) }));
  return <Columns label={label} bars={bars} shareOf={scale} steps={steps} />;
};
