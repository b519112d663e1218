import type { importUse } from '@vitrine/api/schemas';
import type { z } from 'zod';

/** What a column of an order holds. `size_quantity`: the quantities of the size that it is named after. */
export type OrderUse = z.infer<typeof importUse>;

/** How the rows of a sheet are read. */
export interface Layout<Use extends string = string> {
  /** The row that names the columns, from 0; -1 if none does. */
  head: number;
  /** What each column holds. */
  uses: readonly Use[];
}

/** How columns that are not ours are read. */
export interface SheetLayout<Use extends string = string> extends Layout<Use> {
  /** Of the remembered layout. */
  id: number | null;
  state: 'asked' | 'read' | 'chosen' | 'recognised';
  problem: string | null;
}

/** The head line is looked for among the first rows. */
export const mostHeadRows = 30;
/** Rows from which the columns are guessed. */
export const mostSampleRows = 200;
