import type { ApiError } from '@vitrine/api/client';

interface Saving<Change, Row> {
  parts: readonly Change[][];
  save: (cells: Change[]) => Promise<readonly Row[]>;
  onPart: (rows: readonly Row[]) => void;
}

/** Saves the cells of a table in parts, each as a whole or not at all; gives how many were saved. */
export const saveParts = async <Change, Row>({ parts, save, onPart }: Saving<Change, Row>): Promise<number> => {
  let count = 0;
  for (const cells of parts) {
    onPart(await save(cells));
    count += cells.length;
  }
  return count;
};

/** The cells that a refusal names. */
export const cellsIn = <Cell>({ body }: ApiError): Cell[] => (body as { cells?: Cell[] } | undefined)?.cells ?? [];
