import { useRef, useState } from 'react';
import { Dialog } from '../../../components/Dialog/index.ts';
import { useOverflow } from '../../../hooks/useOverflow.ts';
import { convert } from './convert.ts';
import type { LengthUnit } from './convert.ts';
import * as css from './SizeChartDialog.css.ts';

export interface SizeChartDialogProps {
  open: boolean;
  sizes: string[];
  /** One row each; values in centimetres, by size (D-088). */
  measurements: { name: string; values: Record<string, number> }[];
  /** Writes a length in the reader's locale; without it a plain figure. */
  format?: (value: number) => string;
  onClose: () => void;
  labels: SizeChartLabels;
}

export interface SizeChartLabels {
  title: string;
  unit: string;
  cm: string;
  inches: string;
  /** Head of the first column. */
  measurement: string;
  close: string;
}

const units: LengthUnit[] = ['cm', 'inches'];

type ChartProps = Pick<SizeChartDialogProps, 'sizes' | 'measurements' | 'labels'> & {
  show: (value: number | undefined) => string;
};

const Chart = ({ sizes, measurements, labels, show }: ChartProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  return (
    <div
      ref={frame}
      className={css.scroll}
      role="group"
      aria-label={labels.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {labels.measurement}
            </th>
            {sizes.map((size) => (
              <th key={size} scope="col" className={css.figure}>
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measurements.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" className={css.head}>
                {name}
              </th>
              {sizes.map((size) => (
                <td key={size} className={css.figure}>
                  {show(values[size])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Measurements by size, in centimetres or inches (M-27, S-081). */
export function SizeChartDialog({ open, sizes, measurements, format = String, onClose, labels }: SizeChartDialogProps) {
  const [unit, setUnit] = useState<LengthUnit>('cm');
  const show = (value: number | undefined) => (value === undefined ? '–' : format(convert(value, unit)));
  return (
    <Dialog open={open} title={labels.title} closeLabel={labels.close} onClose={onClose} size="lg">
      <div data-component="SizeChartDialog">
        <div role="group" aria-label={labels.unit} className={css.units}>
          {units.map((option) => (
            <button
              key={option}
              type="button"
              className={css.unit}
              aria-pressed={option === unit}
              onClick={() => setUnit(option)}
            >
              {labels[option]}
            </button>
          ))}
        </div>
        <Chart {...{ sizes, measurements, labels, show }} />
      </div>
    </Dialog>
  );
}
