import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useId, useState } from 'react';
import { VisuallyHidden } from '../../foundation/VisuallyHidden/index.ts';
import { FillHandle } from './FillHandle.tsx';
import { GridFoot, GridHead } from './GridEdges.tsx';
import { GridRow } from './GridRow.tsx';
import type { CartGridLabels } from './labels.ts';
import { type Matrix, totalsOf } from './model/quantities.ts';
import type { NumberSigns } from './model/number.ts';
import type { Extent, Range } from './model/selection.ts';
import { PastePreview } from './PastePreview/index.ts';
import type { CartGridRow, CartGridSize } from './types.ts';
import { useCartGrid } from './useCartGrid.ts';
import type { Edits } from './useEdits.ts';
import { useFill } from './useFill.ts';
import { type GridView, placeOf } from './useGridView.ts';
import { usePointer } from './usePointer.ts';
import * as css from './CartGrid.css.ts';

export interface GridTableProps {
  productName: string;
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  matrix: Matrix;
  extent: Extent;
  signs: NumberSigns;
  readOnly: boolean;
  cut: ReadonlySet<number>;
  edits: Edits;
  view: GridView;
  labels: CartGridLabels;
  format: (units: number) => string;
  table: RefObject<HTMLTableElement | null>;
}

/** First and last column of a range in one row, or -1. */
const inRow = (range: Range | null, row: number) =>
  range && row >= range.top && row <= range.bottom ? [range.start, range.end] : [-1, -1];

/** What of the grid's state concerns one row: plain values, the same for every row that it does not touch. */
const stateOfRow = ({ active, range, editing }: GridView, filling: Range | null, row: number) => {
  const [from = -1, to = -1] = inRow(range, row);
  const [fillFrom = -1, fillTo = -1] = inRow(filling, row);
  const isActive = row === active.row;
  return {
    active: isActive ? active.column : -1,
    editing: isActive ? editing : null,
    from,
    to,
    fillFrom,
    fillTo,
  };
};

/** The spreadsheet: colours down, sizes across, totals live. */
export function GridTable(props: GridTableProps) {
  const { productName, rows, sizes, matrix, signs, readOnly, cut, edits, view, labels, format, table } = props;
  const { cell, offer, forgetOffer, handlers } = useCartGrid(props);
  const pointer = usePointer(view, cell);
  const fill = useFill(matrix, view, edits);
  const totals = totalsOf(matrix);
  const [isInUse, setInUse] = useState(false);
  const help = useId();
  return (
    <div className={css.scroller} data-part="scroller">
      <VisuallyHidden id={help}>{labels.help}</VisuallyHidden>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid made of a table keeps its heads, and prints
        role="grid"
        className={css.table}
        style={assignInlineVars({ [css.count]: String(sizes.length) })}
        aria-label={labels.grid({ product: productName })}
        aria-describedby={help}
        aria-multiselectable
        aria-readonly={readOnly}
        {...handlers}
        {...pointer}
        data-in-use={isInUse || undefined}
        onBlur={(event) => {
          cell.onBlur(event.target);
          if (!event.currentTarget.contains(event.relatedTarget)) setInUse(false);
        }}
        onFocus={(event) => {
          view.follow(placeOf(event.target));
          setInUse(true);
        }}
      >
        <GridHead sizes={sizes} labels={labels} />
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row, at) => (
            <GridRow
              key={row.id}
              {...{ row, at, sizes, cut, labels, format }}
              {...stateOfRow(view, fill.target, at)}
              product={productName}
              total={totals.rows[at] ?? 0}
            />
          ))}
        </tbody>
        <GridFoot {...{ matrix, sizes, labels, format }} />
      </table>
      {!readOnly && <FillHandle range={view.range} isAway={view.editing !== null} {...fill} />}
      {offer && (
        <PastePreview
          {...{ offer, productName, rows, sizes, matrix, signs, labels, format }}
          onPaste={({ wishes }) => edits.commit(wishes)}
          onClose={forgetOffer}
        />
      )}
    </div>
  );
}
