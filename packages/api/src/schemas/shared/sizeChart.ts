import { z } from 'zod';
import { texts } from '../brand/texts.ts';
import { id, version } from './common.ts';

/** Centimetres by the name of the size; a size that is missing has no figure. */
const centimetres = z.record(z.string().max(60), z.number().positive().max(9999));

/** What a brand says of a size chart: a table of measurements by the sizes of a run. */
export const sizeChartInput = z.object({
  name: texts(80),
  /** The sizes of the table, such as `letters`. */
  run: z.string().min(1).max(60),
  measurements: z
    .array(z.object({ name: texts(60), cm: centimetres }))
    .min(1)
    .max(30),
});

/** A size chart as its brand edits it, or staff one of the account. */
export const brandSizeChart = sizeChartInput.extend({
  id,
  version,
  /** Whether who asks may change it: a brand can choose charts of the account, and not change them. */
  is_own: z.boolean(),
  /** Products of the brand that use it; for staff, of all brands. */
  products: z.int(),
  /** Charts of earlier versions may have no run. */
  run: z.string(),
});

export const brandSizeChartRow = brandSizeChart
  .pick({ id: true, is_own: true, products: true })
  .extend({ name: z.string(), measurements: z.array(z.string()), sizes: z.array(z.string()) });
