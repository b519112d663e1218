import { useOverflow } from '../../../../hooks/useOverflow.ts';
import { useRef } from 'react';
import type { QuantityLabels } from '../labels.ts';
import type { PastePlan, PlacedCell } from '../model/paste.ts';
import { Swatch } from '../cell/Swatch.tsx';
import type { CartGridRow, CartGridSize } from '../types.ts';
import * as css from './PastePreview.css.ts';

interface PlacedCellsProps {
  plan: PastePlan;
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  labels: QuantityLabels;
  format: (units: number) => string;
}

type CellProps = Pick<PlacedCellsProps, 'labels' | 'format'> & { cell: PlacedCell | undefined };

function Outcome({ cell, labels, format }: CellProps) {
  const changes = cell !== undefined && cell.before !== cell.after;
  const isCut = cell !== undefined && cell.wanted > cell.after;
  return (
    <td className={css.cell} data-part="outcome" data-changes={changes || undefined} data-cut={isCut || undefined}>
      {changes && <del className={css.before}>{format(cell.before)}</del>}{' '}
      {cell && <span className={css.after}>{format(cell.after)}</span>}
      {isCut && <span className={css.hint}>{labels.paste.cutFrom({ units: cell.wanted })}</span>}
    </td>
  );
}

const ascending = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** The cells that are met, as they would be: only the colours and sizes concerned. */
export function PlacedCells({ plan: { placed }, rows, sizes, labels, format }: PlacedCellsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(scroller);
  if (placed.length === 0) return null;
  const columns = ascending(placed.map(({ place }) => place.column));
  const found = new Map(placed.map((cell) => [`${cell.place.row} ${cell.place.column}`, cell]));
  return (
    <div
      ref={scroller}
      className={css.scroller}
      role="group"
      aria-label={labels.paste.placed}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.rowHead}>
              {labels.colour}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.columnHead}>
                {sizes[column]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ascending(placed.map(({ place }) => place.row)).map((row) => (
            <tr key={row}>
              <th scope="row" className={css.rowHead}>
                <span className={css.colour}>
                  {rows[row] && <Swatch {...rows[row].swatch} />}
                  <span className={css.colourName} title={rows[row]?.label}>
                    {rows[row]?.label}
                  </span>
                </span>
              </th>
              {columns.map((column) => (
                <Outcome key={column} cell={found.get(`${row} ${column}`)} labels={labels} format={format} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
