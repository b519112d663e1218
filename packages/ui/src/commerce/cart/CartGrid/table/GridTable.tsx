import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../../foundation/VisuallyHidden/index.ts';
import { GridFoot, GridHead } from './GridEdges.tsx';
import { GridEditor } from '../cell/GridEditor.tsx';
import { GridGroup } from './GridGroup.tsx';
import { placeOf } from '../../../../internal/grid/gridView.ts';
import type { CartView } from './cartView.ts';
import type { CartGridLabels } from '../labels.ts';
import { groupsOf } from '../model/groups.ts';
import type { Matrix, Totals } from '../model/quantities.ts';
import type { NumberSigns } from '../model/number.ts';
import type { Extent } from '../../../../internal/grid/selection.ts';
import { PastePreview } from '../PastePreview/index.ts';
import type { CartGridRow, CartGridSize } from '../types.ts';
import { useSkipOffScreen } from './useSkipOffScreen.ts';
import { useCartGrid } from '../useCartGrid.ts';
import type { Edits } from '../input/useEdits.ts';
import { useFill } from '../../../../internal/grid/useFill.ts';
import { usePointer } from '../../../../internal/grid/usePointer.ts';
import { fillingFrom } from '../model/wishes.ts';
import * as css from '../CartGrid.css.ts';
import { frame } from './GridFrame.css.ts';

/** A grid of more rows than this skips those off screen. */
const LAID_OUT = 20;

export interface GridTableProps {
  productName: string;
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  matrix: Matrix;
  totals: Totals;
  extent: Extent;
  signs: NumberSigns;
  readOnly: boolean;
  cut: ReadonlySet<number>;
  edits: Edits;
  view: CartView;
  labels: CartGridLabels;
  format: (units: number) => string;
}

/** The spreadsheet: colours down, sizes across, totals live. */
export function GridTable(props: GridTableProps) {
  const { productName, rows, sizes, matrix, totals, signs, readOnly, cut, edits, view, labels, format } = props;
  const { attach, remark } = view;
  useLayoutEffect(remark, [remark, rows, sizes]);
  const scroller = useRef<HTMLDivElement>(null);
  const look = useSkipOffScreen(scroller, view);
  const editor = useRef<HTMLInputElement>(null);
  const { cell, offer, forgetOffer, handlers } = useCartGrid({ ...props, editor });
  const pointer = usePointer(view, cell);
  const fill = useFill(view, ({ source, target }) => edits.commit(fillingFrom(matrix, source, target)));
  const [isInUse, setInUse] = useState(false);
  const help = useId();
  return (
    <div className={frame}>
      <div
        ref={scroller}
        className={css.scroller}
        data-part="scroller"
        data-in-use={isInUse || undefined}
        onScroll={look}
        {...handlers}
        {...pointer}
        {...(readOnly ? {} : fill.handlers)}
        onBlur={(event) => {
          // Heard here: on the editor it would be another handler after each edit, and the editor written again.
          if (event.target === editor.current) cell.leave();
          if (!event.currentTarget.contains(event.relatedTarget)) setInUse(false);
        }}
        onFocus={(event) => {
          view.follow(placeOf(event.target));
          setInUse(true);
        }}
      >
        <VisuallyHidden id={help}>{labels.help}</VisuallyHidden>
        <table
          ref={attach}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid made of a table keeps its heads, and prints
          role="grid"
          className={css.table}
          style={assignInlineVars({ [css.count]: String(sizes.length) })}
          aria-label={labels.grid({ product: productName })}
          aria-describedby={help}
          aria-multiselectable
          aria-rowcount={rows.length + 2}
          aria-readonly={readOnly}
          data-large={rows.length > LAID_OUT || undefined}
        >
          <GridHead sizes={sizes} labels={labels} />
          {groupsOf(rows).map(({ first, end }) => (
            <GridGroup
              key={first}
              {...{ first, sizes, cut, labels, format }}
              rows={rows.slice(first, end)}
              totals={totals.rows.slice(first, end)}
              filling={fill.target}
              product={productName}
            />
          ))}
          <GridFoot index={rows.length + 2} {...{ productName, totals, sizes, labels, format }} />
        </table>
        {!readOnly && <GridEditor {...{ view, rows, sizes, matrix, productName, labels, editor }} />}
      </div>
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
