import type { LanguageTag } from '@vitrine/api/rules';
import type { CellMark, DataGridRow } from '@vitrine/ui/components/DataGrid';
import { type Read, readText, textOf, valueOf } from './cells.ts';
import type { Field, ProductCells, TableColumn, Translate, Value } from './columns.ts';

/** What was written in the cells of a product, by field. */
export type Draft = Readonly<Partial<Record<Field, string>>>;

/** What the server has said of a cell. */
export interface Note {
  /** Somebody else has written it meanwhile, and it is in the product now. */
  theirs?: boolean;
  /** Refused while it has this text. */
  refused?: { text: string; message: string };
}

export interface TableRow {
  product: ProductCells;
  draft: Draft;
  notes: Readonly<Partial<Record<Field, Note>>>;
}

export interface Table {
  columns: readonly TableColumn[];
  locale: LanguageTag;
  t: Translate;
}

export const newRow = (product: ProductCells): TableRow => ({ product, draft: {}, notes: {} });

/** A cell as it stands: its text, and what that means. */
export interface Cell {
  column: TableColumn;
  text: string;
  saved: string;
  isChanged: boolean;
  read: Read;
}

export const cellsOf = ({ product, draft }: TableRow, { columns, locale, t }: Table): Cell[] =>
  columns.map((column) => {
    const value = valueOf(product, column.id);
    const saved = textOf(column, value, locale);
    const text = draft[column.id] ?? saved;
    const read = text === saved ? { value } : readText(column, text, { locale, t });
    // 45,5 is what is saved as 45.50.
    const isChanged = !('value' in read && read.value === value);
    return { column, text: isChanged ? text : saved, saved, isChanged, read };
  });

const valueIn = (cells: readonly Cell[], field: Field): Value | undefined => {
  const read = cells.find(({ column }) => column.id === field)?.read;
  return read && 'value' in read ? read.value : undefined;
};

/** Fields that go together: a change of one is judged with the others. */
const groupOf = (field: Field): string =>
  field.startsWith('prices.') ? field.slice(0, field.lastIndexOf('.')) : field.replace(/\..*|^(?:minimum|maximum)/, '');

/** What is wrong with a cell beside the others of its row. */
const problemBeside = (cells: readonly Cell[], { column: { id } }: Cell, t: Translate): string | undefined => {
  if (id.startsWith('prices.')) {
    const other = id.endsWith('.wholesale')
      ? id.replace('.wholesale', '.retailer')
      : id.replace('.retailer', '.wholesale');
    const [own, paired] = [valueIn(cells, id), valueIn(cells, other as Field)];
    return own === null && typeof paired === 'number' ? t('catalogue.grid.wrong.bothPrices') : undefined;
  }
  if (id === 'maximum_quantity') {
    const [least, most] = [valueIn(cells, 'minimum_quantity'), valueIn(cells, id)];
    const isBelow = typeof least === 'number' && typeof most === 'number' && most < least;
    return isBelow ? t('catalogue.grid.wrong.mostBelowLeast') : undefined;
  }
  if (id !== cells[0]?.column.id) return undefined;
  const names = cells.filter(({ column }) => column.id.startsWith('name.'));
  return names.every(({ text }) => text === '') ? t('catalogue.grid.wrong.noName') : undefined;
};

interface Marking {
  row: TableRow;
  cells: readonly Cell[];
  changed: ReadonlySet<string>;
  isTaken: (reference: string) => boolean;
  t: Translate;
}

const problemOf = ({ row, cells, changed, isTaken, t }: Marking, cell: Cell): string | undefined => {
  const { column, text, read } = cell;
  if ('problem' in read) return read.problem;
  const refused = row.notes[column.id]?.refused;
  if (refused?.text === text) return refused.message;
  if (column.id === 'reference_code' && cell.isChanged && isTaken(text))
    return t('catalogue.grid.wrong.taken', { text });
  return changed.has(groupOf(column.id)) ? problemBeside(cells, cell, t) : undefined;
};

const markOf = (marking: Marking, cell: Cell): CellMark | undefined => {
  const problem = problemOf(marking, cell);
  const { isChanged, saved, column } = cell;
  const theirs = isChanged && marking.row.notes[column.id]?.theirs;
  if (!isChanged && problem === undefined) return undefined;
  return { ...(isChanged && { saved }), ...(theirs && { theirs: saved }), ...(problem !== undefined && { problem }) };
};

/** A row as the grid shows it. `isTaken` says whether several products would have a reference. */
export const gridRowOf = (row: TableRow, table: Table, isTaken: Marking['isTaken']): DataGridRow => {
  const cells = cellsOf(row, table);
  const changed = new Set(cells.filter(({ isChanged }) => isChanged).map(({ column }) => groupOf(column.id)));
  const base = { id: String(row.product.id), cells: cells.map(({ text }) => text) };
  if (changed.size === 0) return base;
  const marking = { row, cells, changed, isTaken, t: table.t };
  const marks = cells.flatMap((cell) => {
    const mark = markOf(marking, cell);
    return mark ? [[cell.column.id, mark] as const] : [];
  });
  return { ...base, marks: Object.fromEntries(marks) };
};
