import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useLocale } from '../../../foundation/index.ts';
import { useInBrowser } from '../../../hooks/useInBrowser.ts';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { LimitNotice } from '../LimitNotice/index.ts';
import { GridActions } from './notices/GridActions.tsx';
import { GridNotices } from './notices/GridNotices.tsx';
import { GridPhone } from './phone/GridPhone.tsx';
import { GridTable } from './table/GridTable.tsx';
import { cartView } from './table/cartView.ts';
import type { CartGridLabels } from './labels.ts';
import { numberSigns } from './model/number.ts';
import { matrixOf, totalsOf } from './model/quantities.ts';
import { applyingRun, fillingDown, fillingRight } from './model/wishes.ts';
import type { CartGridRow, CartGridSize } from './types.ts';
import { commandOf } from '../../../internal/grid/keyboard.ts';
import { type CommitEvent, type Edits, useEdits } from './input/useEdits.ts';
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
  /** How far the limits are, such as a compact `LimitMeter`. */
  limits?: ReactNode;
  readOnly?: boolean;
  /** Called once per edit; a pasted block or an undo is one edit with many changes. */
  onCommit: (event: CommitEvent) => void;
  /** Called when the buyer decides a conflict: `quantity` is the chosen one, `seen` the one that another user wrote. Needed where a cell can be in one. */
  onChoose?: (event: CommitEvent) => void;
  labels: CartGridLabels;
  format: (units: number) => string;
}

/** Undo and redo after a button of the grid was pressed; a field on a phone has steps of its own. */
const replayByKey = (event: KeyboardEvent, edits: Edits): void => {
  if (event.defaultPrevented || event.target instanceof HTMLInputElement) return;
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const command = commandOf({ key, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey });
  if (command?.type !== 'undo' && command?.type !== 'redo') return;
  event.preventDefault();
  edits[command.type]();
};

const nothingCut: ReadonlySet<number> = new Set();

/** Quantities of one product, written as in a spreadsheet: colours down, sizes across. On a phone, one colour at a time. */
export function CartGrid({
  productName,
  rows,
  sizes,
  minimum = null,
  maximum = null,
  limits,
  readOnly = false,
  onCommit,
  onChoose,
  labels,
  format,
}: CartGridProps) {
  const locale = useLocale();
  const signs = useMemo(() => numberSigns(locale), [locale]);
  const matrix = useMemo(() => matrixOf(rows, sizes), [rows, sizes]);
  const totals = useMemo(() => totalsOf(matrix), [matrix]);
  const edits = useEdits(matrix, onCommit);
  const [view] = useState(cartView);
  const extent = useMemo(() => ({ rows: rows.length, columns: sizes.length }), [rows.length, sizes.length]);
  useLayoutEffect(() => view.fit(extent), [view, extent]);
  const inBrowser = useInBrowser();
  const phone = useMediaQuery('(max-width: 47.99rem)');
  const cut = useMemo(
    () => (edits.report ? new Set(edits.report.stock.map((notice) => notice.itemId)) : nothingCut),
    [edits.report],
  );
  const shared = { productName, rows, sizes, matrix, totals, view, signs, readOnly, edits, labels, format };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- undo by key also from the buttons of the grid
    <div
      className={css.root}
      data-component="CartGrid"
      data-readonly={readOnly || undefined}
      // Nothing answers yet: what is typed would be lost.
      inert={!inBrowser}
      onKeyDown={readOnly ? undefined : (event) => replayByKey(event, edits)}
    >
      {phone ? <GridPhone {...shared} /> : <GridTable {...shared} extent={extent} cut={cut} />}
      {limits && <div className={css.limits}>{limits}</div>}
      <LimitNotice units={totals.all} minimum={minimum} maximum={maximum} labels={labels} />
      <GridNotices {...{ rows, sizes, edits, labels, readOnly, onChoose }} />
      {!readOnly && (
        <GridActions
          rows={rows}
          view={view}
          edits={edits}
          labels={labels}
          onApplyRun={({ row }) => edits.commit(applyingRun(matrix, row), 'run')}
          onFill={
            phone
              ? undefined
              : {
                  down: () => edits.commit(fillingDown(matrix, view.get().range)),
                  right: () => edits.commit(fillingRight(matrix, view.get().range)),
                }
          }
        />
      )}
    </div>
  );
}
