import { useMemo, useState } from 'react';
import { matching } from './model.ts';
import type { DataGridRow, FoundRows } from './types.ts';

interface Found {
  search: string;
  /** Null: no search. */
  ids: ReadonlySet<string> | null;
}

/**
 * Rows that match a search. They are found when it is written, so that a row does not leave while it is edited. `outside` is a search that is
 * not the grid's.
 */
export function useFoundRows(rows: readonly DataGridRow[], outside: FoundRows | undefined) {
  const [own, setFound] = useState<Found>({ search: '', ids: null });
  const { search, ids } = outside ?? own;
  const shown = useMemo(() => (ids ? rows.filter(({ id }) => ids.has(id)) : rows), [rows, ids]);
  const find = (words: string) => setFound({ search: words, ids: words.trim() === '' ? null : matching(rows, words) });
  return { search, shown, find: outside ? undefined : find, showAll: outside?.onShowAll ?? (() => find('')) };
}
