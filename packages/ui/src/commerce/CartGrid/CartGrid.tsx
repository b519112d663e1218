import { useMemo, useRef } from 'react';
import { useLocale } from '../../foundation/index.ts';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { LimitNotice } from '../LimitNotice/index.ts';
import { GridActions } from './GridActions.tsx';
import { GridNotices } from './GridNotices.tsx';
import { GridPhone } from './GridPhone.tsx';
import { GridTable } from './GridTable.tsx';
import type { CartGridLabels } from './labels.ts';
import { numberSigns } from './model/number.ts';
import { matrixOf, totalsOf } from './model/quantities.ts';
import { applyingRun, fillingDown, fillingRight } from './model/wishes.ts';
import type { CartGridRow, CartGridSize } from './types.ts';
import { type CommitEvent, useEdits } from './useEdits.ts';
import { useGridView } from './useGridView.ts';
import * as css from './CartGrid.css.ts';

export interface CartGridProps {
  productName: string;
  /** The truth: show a change at once by handing it back here, take it back the same way. */
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  /** Fewest units of the product, all colours and sizes together; null is no limit (D-085). */
  minimum?: number | null;
  /** Most units of the product; null is no limit. */
  maximum?: number | null;
  readOnly?: boolean;
  /** Called once per edit; a pasted block or an undo is one edit with many changes. */
  onCommit: (event: CommitEvent) => void;
  labels: CartGridLabels;
  format: (units: number) => string;
}

const nothingCut: ReadonlySet<number> = new Set();

/** Quantities of one product, written as in a spreadsheet: colours down, sizes across. On a phone, one colour at a time. */
export function CartGrid({
  productName,
  rows,
  sizes,
  minimum = null,
  maximum = null,
  readOnly = false,
  onCommit,
  labels,
  format,
}: CartGridProps) {
  const locale = useLocale();
  const signs = useMemo(() => numberSigns(locale), [locale]);
  const matrix = useMemo(() => matrixOf(rows, sizes), [rows, sizes]);
  const edits = useEdits(matrix, onCommit);
  const table = useRef<HTMLTableElement>(null);
  const extent = { rows: rows.length, columns: sizes.length };
  const view = useGridView(table, extent);
  const phone = useMediaQuery('(max-width: 47.99rem)');
  const cut = useMemo(
    () => (edits.report ? new Set(edits.report.stock.map((notice) => notice.itemId)) : nothingCut),
    [edits.report],
  );
  const colour = view.active.row;
  const shared = { productName, rows, sizes, matrix, signs, readOnly, edits, labels, format };

  return (
    <div className={css.root} data-component="CartGrid" data-readonly={readOnly || undefined}>
      {phone ? (
        <GridPhone {...shared} colour={colour} onColour={(row) => view.go({ row, column: 0 })} />
      ) : (
        <GridTable {...shared} extent={extent} view={view} cut={cut} table={table} />
      )}
      <LimitNotice units={totalsOf(matrix).all} minimum={minimum} maximum={maximum} labels={labels} />
      <GridNotices rows={rows} sizes={sizes} edits={edits} labels={labels} />
      {!readOnly && (
        <GridActions
          rows={rows}
          colour={colour}
          edits={edits}
          labels={labels}
          onApplyRun={() => edits.commit(applyingRun(matrix, colour))}
          onFill={
            phone
              ? undefined
              : {
                  down: () => edits.commit(fillingDown(matrix, view.range)),
                  right: () => edits.commit(fillingRight(matrix, view.range)),
                }
          }
        />
      )}
    </div>
  );
}
