import type { importUse } from '@vitrine/api/schemas';
import type { z } from 'zod';

/** What a column holds. `size_quantity`: the quantities of the size that it is named after. */
export type Use = z.infer<typeof importUse>;

/** How the rows of a sheet are read. */
export interface Layout {
  /** The row that names the columns, from 0; -1 if none does. */
  head: number;
  /** By column. */
  uses: readonly Use[];
}
