import type { StockCellChange, StockRow } from '@vitrine/api/client';
import { mostCells } from '@vitrine/api/rules';
import type { CellChoice, CellEdit } from '@vitrine/ui/components/DataGrid';
import { readUnits, textOfUnits } from '../../mappers/stockDraft.ts';

/** What the server has said of a cell. */
interface Note {
  /** An order or a colleague has changed it meanwhile, and the row has what is there now. */
  theirs?: boolean;
  /** Refused while it has this text. */
  refused?: { text: string; message: string };
}

/** A colour with what was written over its stock; both by the id of the size. */
export interface StockLine {
  row: StockRow;
  draft: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, Note>>;
}

/** By the id of the colour, in the order of the grid. */
export type StockSheet = ReadonlyMap<string, StockLine>;

export const idOf = ({ variation_id }: StockRow): string => String(variation_id);

/** A cell as it stands. Units that are undefined are no number of units. */
export interface StockCell {
  size: string;
  text: string;
  saved: number | null;
  units: number | null | undefined;
  isChanged: boolean;
}

export const cellsOf = ({ row, draft }: StockLine): StockCell[] =>
  row.stock.map(({ size_id, quantity: saved }) => {
    const size = String(size_id);
    const text = draft[size] ?? textOfUnits(saved);
    const units = readUnits(text);
    return { size, text, saved, units, isChanged: units !== saved };
  });

/** What was written stays, with the quantity that was seen then: what an order has taken since is a conflict and is not overwritten. */
const withKept = (row: StockRow, kept: StockLine): StockLine => ({
  ...kept,
  row: {
    ...row,
    stock: row.stock.map((cell) =>
      cell.size_id in kept.draft ? (kept.row.stock.find(({ size_id }) => size_id === cell.size_id) ?? cell) : cell,
    ),
  },
});

/** Rows by reference, as spreadsheets have them. `unsaved` are lines of a visit before. */
export const newSheet = (rows: readonly StockRow[], unsaved: readonly StockLine[] = []): StockSheet => {
  const kept = new Map(unsaved.map((line) => [idOf(line.row), line]));
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const sorted = rows.toSorted(
    (a, b) => compare(a.reference_code, b.reference_code) || a.variation_id - b.variation_id,
  );
  return new Map(
    sorted.map((row) => {
      const line = kept.get(idOf(row));
      return [idOf(row), line ? withKept(row, line) : { row, draft: {}, notes: {} }];
    }),
  );
};

const isWritten = ({ draft }: StockLine): boolean => Object.keys(draft).length > 0;

/** Lines with texts that are not saved. */
export const unsavedIn = (sheet: StockSheet): StockLine[] => [...sheet.values()].filter(isWritten);

/** How many texts of the lines are not saved. */
export const countUnsaved = (lines: readonly StockLine[]): number =>
  lines.reduce((sum, { draft }) => sum + Object.keys(draft).length, 0);

/** Only texts that differ from what is saved. */
const trimmed = (line: StockLine): StockLine => ({
  ...line,
  draft: Object.fromEntries(
    cellsOf(line)
      .filter(({ isChanged }) => isChanged)
      .map(({ size, text }) => [size, text]),
  ),
});

const changeLines = <Item>(
  sheet: StockSheet,
  items: readonly Item[],
  id: (item: Item) => string,
  change: (line: StockLine, items: readonly Item[]) => StockLine,
): StockSheet => {
  const next = new Map(sheet);
  for (const [key, group] of Map.groupBy(items, id)) {
    const line = next.get(key);
    if (line) next.set(key, change(line, group));
  }
  return next;
};

export const withEdits = (sheet: StockSheet, edits: readonly CellEdit[]): StockSheet =>
  changeLines(
    sheet,
    edits,
    ({ row }) => row,
    (line, group) => {
      const typed = Object.fromEntries(group.map(({ column, text }) => [column, text]));
      return trimmed({ ...line, draft: { ...line.draft, ...typed } });
    },
  );

/** Rows as the server has saved them; what was written meanwhile stays. */
export const withSaved = (sheet: StockSheet, rows: readonly StockRow[]): StockSheet =>
  changeLines(sheet, rows, idOf, (line, [row]) => trimmed({ row: row ?? line.row, draft: line.draft, notes: {} }));

type Place = Pick<StockCellChange, 'variation_id' | 'size_id'>;

const lineOf = ({ variation_id }: Place): string => String(variation_id);

const noted = (line: StockLine, size: string | number, note: Note): StockLine => ({
  ...line,
  notes: { ...line.notes, [size]: note },
});

/** Cells that an order or a colleague has changed meanwhile. */
export const withTheirs = (sheet: StockSheet, cells: readonly (Place & { current: number | null })[]): StockSheet =>
  changeLines(sheet, cells, lineOf, (line, group) =>
    group.reduce((next, { size_id, current }) => {
      const stock = next.row.stock.map((cell) => (cell.size_id === size_id ? { ...cell, quantity: current } : cell));
      return noted({ ...next, row: { ...next.row, stock } }, size_id, { theirs: true });
    }, line),
  );

/** Cells that the server has refused. */
export const withRefused = (sheet: StockSheet, cells: readonly (Place & { message: string })[]): StockSheet =>
  changeLines(sheet, cells, lineOf, (line, group) =>
    group.reduce(
      (next, { size_id, message }) => noted(next, size_id, { refused: { text: next.draft[size_id] ?? '', message } }),
      line,
    ),
  );

/** Cells of which the reader has chosen a text. */
export const withChoices = (sheet: StockSheet, choices: readonly CellChoice[]): StockSheet =>
  changeLines(
    sheet,
    choices,
    ({ row }) => row,
    (line, group) =>
      group.reduce((next, { column, side }) => {
        const { [column]: typed, ...others } = next.draft;
        const draft = side === 'mine' && typed !== undefined ? next.draft : others;
        return noted({ ...next, draft }, column, {});
      }, line),
  );

/** What is to be saved of some lines, in parts that one call takes. */
export const changesIn = (lines: readonly StockLine[]): StockCellChange[][] => {
  const changes = lines
    .filter(isWritten)
    .flatMap((line) =>
      cellsOf(line).flatMap(({ size, units, saved, isChanged }): StockCellChange[] =>
        isChanged && units !== undefined
          ? [{ variation_id: line.row.variation_id, size_id: Number(size), quantity: units, seen: saved }]
          : [],
      ),
    );
  return Array.from({ length: Math.ceil(changes.length / mostCells) }, (_, at) =>
    changes.slice(at * mostCells, (at + 1) * mostCells),
  );
};
