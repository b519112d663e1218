import { stored } from '../../brand/texts.ts';
import type { Texts } from '../../brand/texts.ts';
import type { SizeChartInput } from './types.ts';

/** English apart from the other languages, as the database keeps names that older versions wrote in one. */
const parted = (texts: Texts): { name: string; names: Texts } => {
  const { en: name, ...names } = stored(texts);
  return { name, names };
};

/** The columns of a size chart by name. Measurements go by their English names. */
export const fieldsOf = ({ name, run, measurements }: SizeChartInput) => {
  const rows = measurements.map((measurement) => ({ ...parted(measurement.name), cm: measurement.cm }));
  return {
    ...parted(name),
    run,
    measurements: rows.map((row) => row.name),
    measurement_names: Object.fromEntries(rows.map((row) => [row.name, row.names])),
    cm: Object.fromEntries(rows.map((row) => [row.name, row.cm])),
  };
};
