import { z } from 'zod';

/** What a job found out about a spreadsheet of the catalogue; it is the job's `data`. */
export const sheetReport = z.object({
  /** False after a check. */
  applied: z.boolean(),
  summary: z.object({
    lines: z.int(),
    new_products: z.int(),
    changed_products: z.int(),
    new_colours: z.int(),
    prices: z.int(),
    stock: z.int(),
  }),
  /** The first ones; `error_count` counts them all. */
  errors: z.array(z.object({ row: z.int(), column: z.string(), reason: z.string() })),
  error_count: z.int(),
});
