/** How the rows of a sheet are read. */
export interface Layout<Use extends string = string> {
  /** The row that names the columns, from 0; -1 if none does. */
  head: number;
  /** What each column holds. */
  uses: readonly Use[];
}

/** The head line is looked for among the first rows. */
export const mostHeadRows = 30;
/** Rows from which the columns are guessed. */
export const mostSampleRows = 200;
