import type { CellMark, DataGridColumn, DataGridRow } from '@vitrine/ui/components/DataGrid';
import type { Translate } from '../../mappers/productTable/columns.ts';
import { MOST_UNITS, textOfUnits } from '../../mappers/stockDraft.ts';
import { FEW, type SizeGroup } from './groups.ts';
import { cellsOf, idOf, type StockCell, type StockLine } from './sheet.ts';

export const columnsOf = ({ sizes }: SizeGroup, t: Translate): DataGridColumn[] => [
  { id: 'product', label: t('catalogue.product.product'), readOnly: true },
  ...sizes.map(({ id, name }): DataGridColumn => ({
    id: String(id),
    label: name,
    width: 'narrow',
    align: 'end',
    empty: t('catalogue.stock.noLimit'),
  })),
];

const toneOf = (units: StockCell['units']): CellMark['tone'] => {
  if (typeof units !== 'number' || units >= FEW) return undefined;
  return units === 0 ? 'critical' : 'caution';
};

const problemOf = ({ notes }: StockLine, { size, text, units }: StockCell, t: Translate): string | undefined => {
  if (units === undefined) return t('catalogue.grid.wrong.whole', { text, least: 0, most: MOST_UNITS });
  const refused = notes[size]?.refused;
  return refused?.text === text ? refused.message : undefined;
};

const markOf = (line: StockLine, cell: StockCell, t: Translate): CellMark => {
  const [tone, problem] = [toneOf(cell.units), problemOf(line, cell, t)];
  const saved = textOfUnits(cell.saved);
  const isConflict = cell.isChanged && line.notes[cell.size]?.theirs;
  return {
    ...(tone && { tone }),
    ...(cell.isChanged && { saved }),
    ...(isConflict && { theirs: saved }),
    ...(problem !== undefined && { problem }),
  };
};

const rowOf = (line: StockLine, t: Translate): DataGridRow => {
  const { name, colour, reference_code } = line.row;
  const cells = cellsOf(line);
  const marks = cells.flatMap((cell) => {
    const mark = markOf(line, cell, t);
    return Object.keys(mark).length > 0 ? [[cell.size, mark] as const] : [];
  });
  return {
    id: idOf(line.row),
    cells: [name, ...cells.map(({ text }) => text)],
    note: [colour, reference_code].filter(Boolean).join(' · '),
    ...(marks.length > 0 && { marks: Object.fromEntries(marks) }),
  };
};

/** Draws lines as rows. A line that did not change keeps its row. */
export const createRows = (t: Translate) => {
  const drawn = new WeakMap<StockLine, DataGridRow>();
  return (lines: readonly StockLine[]): DataGridRow[] =>
    lines.map((line) => {
      const row = drawn.get(line) ?? rowOf(line, t);
      drawn.set(line, row);
      return row;
    });
};
