import type { TableSelection } from '@vitrine/ui/components/Table';
import { useState } from 'react';

interface Words<Row> {
  /** Names the checkbox of all rows. */
  all: string;
  /** Names the checkbox of a row. */
  row: (row: Row) => string;
}

/** The chosen rows of a page. Who may change none has nothing to choose. */
export const useChosen = <Row extends { id: number }>(rows: readonly Row[], labels: Words<Row>, mayChange = true) => {
  const [ids, setIds] = useState<string[]>([]);
  const chosen = rows.filter(({ id }) => ids.includes(String(id)));
  const selection: TableSelection<Row> = {
    // Rows of another page or view are not there to be seen, so they are not chosen.
    selected: chosen.map(({ id }) => String(id)),
    onChange: (change) => setIds(change.ids),
    labels,
  };
  return { chosen, selection: mayChange ? selection : undefined, clear: () => setIds([]) };
};
