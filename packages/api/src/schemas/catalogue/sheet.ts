import { z } from 'zod';

/** What a job found out about a spreadsheet of the catalogue; it is the job's `data`. */
export const sheetReport = z.object({
  /** False after a check. */
  applied: z.boolean(),
  /** What the sheet changes; values that the shop has already do not count. */
  summary: z.object({
    lines: z.int(),
    new_products: z.int(),
    /** Known products of which at least one value changes. */
    changed_products: z.int(),
    new_colours: z.int(),
    prices: z.int(),
    stock: z.int(),
  }),
  /** Whether the file knows what was downloaded. If not, it replaces the stock as it is now, with what orders took. */
  remembers_download: z.boolean(),
  /** The file names no brand, and the brand has less than half of its products: it may be of another brand. */
  mostly_unknown: z.boolean(),
  /** The first values of known products that change; `change_count` counts them all. */
  changes: z.array(
    z.object({
      reference: z.string(),
      /** Null if the value is of all colours. */
      colour: z.string().nullable(),
      /** As the sheet names its column. */
      field: z.string(),
      /** Empty if the shop has no value. */
      before: z.string(),
      after: z.string(),
    }),
  ),
  change_count: z.int(),
  /** The first ones; `error_count` counts them all. */
  errors: z.array(z.object({ row: z.int(), column: z.string(), reason: z.string() })),
  error_count: z.int(),
});
