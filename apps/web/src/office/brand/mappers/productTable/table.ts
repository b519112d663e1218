import type { CellChange, ProductCells } from '@vitrine/api/client';
import type { CellChoice, CellEdit, DataGridRow } from '@vitrine/ui/components/DataGrid';
import { withValue } from './cells.ts';
import type { Field, Value } from './columns.ts';
import { cellsOf, type Draft, gridRowOf, newRow, type Note, type Table, type TableRow } from './rows.ts';

/** The products and what was written over them, with the rows that show it. */
export interface Sheet {
  rows: ReadonlyMap<string, TableRow>;
  shown: readonly DataGridRow[];
}

type Place = Pick<CellChange, 'product_id' | 'field'>;

const referenceOf = ({ product, draft }: TableRow): string =>
  (draft.reference_code ?? product.reference_code).toLowerCase();

const countReferences = (rows: Sheet['rows']): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rows.values()) counts.set(referenceOf(row), (counts.get(referenceOf(row)) ?? 0) + 1);
  return counts;
};

/** Draws the rows again that are others, and those whose reference was changed: it may have become free, or taken. */
const drawn = (before: Sheet, rows: Sheet['rows'], table: Table): Sheet => {
  let counts: Map<string, number> | undefined;
  const isTaken = (reference: string): boolean => {
    counts ??= countReferences(rows);
    return (counts.get(reference.toLowerCase()) ?? 0) > 1;
  };
  const shown = before.shown.map((old) => {
    const row = rows.get(old.id);
    const isSame = row === before.rows.get(old.id) && row?.draft.reference_code === undefined;
    return !row || isSame ? old : gridRowOf(row, table, isTaken);
  });
  return { rows, shown };
};

/**
 * `unsaved` are rows of a visit before: they stay as they were seen then, so that what somebody else has saved since is a conflict and is not
 * overwritten.
 */
export const newSheet = (products: readonly ProductCells[], table: Table, unsaved: readonly TableRow[] = []): Sheet => {
  const kept = new Map(unsaved.map((row) => [row.product.id, row]));
  const rows = new Map(products.map((product) => [String(product.id), kept.get(product.id) ?? newRow(product)]));
  const shown = [...rows.values()].map((row) => gridRowOf(row, table, () => false));
  return drawn({ rows, shown }, rows, table);
};

/** Rows with texts that are not saved. */
export const unsavedIn = ({ rows }: Sheet): TableRow[] =>
  [...rows.values()].filter(({ draft }) => Object.keys(draft).length > 0);

const changeRows = (sheet: Sheet, ids: Iterable<string>, change: (row: TableRow, id: string) => TableRow) => {
  const rows = new Map(sheet.rows);
  for (const id of ids) {
    const row = rows.get(id);
    if (row) rows.set(id, change(row, id));
  }
  return rows;
};

/** Only texts that differ from what is saved. */
const trimmed = (row: TableRow, table: Table): TableRow => {
  const changed = cellsOf(row, table).filter(({ isChanged }) => isChanged);
  const draft: Draft = Object.fromEntries(changed.map(({ column, text }) => [column.id, text]));
  return { ...row, draft };
};

export const withEdits = (sheet: Sheet, edits: readonly CellEdit[], table: Table): Sheet => {
  const byRow = Map.groupBy(edits, ({ row }) => row);
  const rows = changeRows(sheet, byRow.keys(), (row, id) => {
    const typed = Object.fromEntries((byRow.get(id) ?? []).map(({ column, text }) => [column, text]));
    return trimmed({ ...row, draft: { ...row.draft, ...typed } }, table);
  });
  return drawn(sheet, rows, table);
};

/** Products as the server has saved them; what was written meanwhile stays. */
export const withSaved = (sheet: Sheet, products: readonly ProductCells[], table: Table): Sheet => {
  const saved = new Map(products.map((product) => [String(product.id), product]));
  return drawn(
    sheet,
    changeRows(sheet, saved.keys(), (row, id) =>
      trimmed({ product: saved.get(id) ?? row.product, draft: row.draft, notes: {} }, table),
    ),
    table,
  );
};

const withNotes = <Said extends Place>(
  sheet: Sheet,
  cells: readonly Said[],
  note: (row: TableRow, cell: Said) => TableRow,
) => {
  const byRow = Map.groupBy(cells, ({ product_id }) => String(product_id));
  return changeRows(sheet, byRow.keys(), (row, id) => (byRow.get(id) ?? []).reduce(note, row));
};

const noted = (row: TableRow, field: Field, note: Note): TableRow => ({
  ...row,
  notes: { ...row.notes, [field]: note },
});

/** Cells that somebody else has written meanwhile. */
export const withTheirs = (sheet: Sheet, cells: readonly (Place & { current: Value })[], table: Table): Sheet => {
  const rows = withNotes(sheet, cells, (row, { field, current }) =>
    noted({ ...row, product: withValue(row.product, field, current) }, field, { theirs: true }),
  );
  return drawn(sheet, rows, table);
};

/** Cells that the server has refused. */
export const withRefused = (sheet: Sheet, cells: readonly (Place & { message: string })[], table: Table): Sheet => {
  const rows = withNotes(sheet, cells, (row, { field, message }) =>
    noted(row, field, { refused: { text: row.draft[field] ?? '', message } }),
  );
  return drawn(sheet, rows, table);
};

/** Cells of which the reader has chosen a text. */
export const withChoices = (sheet: Sheet, choices: readonly CellChoice[], table: Table): Sheet => {
  const byRow = Map.groupBy(choices, ({ row }) => row);
  const rows = changeRows(sheet, byRow.keys(), (row, id) =>
    (byRow.get(id) ?? []).reduce((next, { column, side }) => {
      const { [column as Field]: typed, ...others } = next.draft;
      const draft = side === 'theirs' ? others : { ...others, [column]: typed };
      return noted({ ...next, draft }, column as Field, {});
    }, row),
  );
  return drawn(sheet, rows, table);
};
