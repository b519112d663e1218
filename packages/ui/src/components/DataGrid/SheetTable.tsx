import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../../foundation/VisuallyHidden/index.ts';
import { placeOf } from '../../internal/grid/gridView.ts';
import { useFill } from '../../internal/grid/useFill.ts';
import { usePointer } from '../../internal/grid/usePointer.ts';
import { useWindow } from '../../internal/grid/useWindow.ts';
import { fillingFrom, type Sheet } from './model.ts';
import { SheetEditor } from './SheetEditor.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetRows } from './SheetRows.tsx';
import type { SheetView } from './sheetView.ts';
import type { DataGridLabels } from './types.ts';
import { useSheetInput } from './useSheetInput.ts';
import type { TextEdits } from './useTextEdits.ts';
import { gridColumns } from './widths.ts';
import * as css from './SheetTable.css.ts';

interface SheetTableProps {
  name: string;
  sheet: Sheet;
  view: SheetView;
  edits: TextEdits;
  readOnly: boolean;
  labels: DataGridLabels;
  onLost: (lost: { count: number }) => void;
}

/** The rows and columns: only the rows in sight are drawn, and the one with the focus. */
export function SheetTable({ name, sheet, view, edits, readOnly, labels, onLost }: SheetTableProps) {
  const { rows, columns } = sheet;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLInputElement>(null);
  const [isInUse, setInUse] = useState(false);
  const help = useId();
  const { drawn, update } = useWindow(scroller, body, rows.length);
  const { attach, remark } = view;
  useLayoutEffect(() => {
    attach(scroller.current);
    remark();
    return () => attach(null);
  }, [attach, remark]);
  useLayoutEffect(() => view.fit({ rows: rows.length, columns: columns.length }), [view, rows.length, columns.length]);
  const extent = () => {
    const height = (body.current?.offsetHeight ?? 0) / rows.length;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2);
    return { rows: rows.length, columns: columns.length, page };
  };
  const { cell, handlers } = useSheetInput({ editor, view, sheet, extent, readOnly, edits, onLost });
  const pointer = usePointer(view, cell);
  const fill = useFill(view, ({ source, target }) => edits.commit(fillingFrom(sheet, source, target)));
  const layout = useMemo(
    () => ({ [css.columns]: gridColumns(columns), [css.count]: String(rows.length) }),
    [columns, rows.length],
  );
  return (
    <div
      ref={scroller}
      className={css.scroller}
      data-part="scroller"
      data-in-use={isInUse || undefined}
      onScroll={update}
      {...handlers}
      {...pointer}
      {...(readOnly ? {} : fill.handlers)}
      onBlur={(event) => {
        if (event.target === editor.current) cell.leave();
        if (!event.currentTarget.contains(event.relatedTarget)) setInUse(false);
      }}
      onFocus={(event) => {
        view.follow(placeOf(event.target));
        setInUse(true);
      }}
    >
      <VisuallyHidden id={help}>{labels.help}</VisuallyHidden>
      <VisuallyHidden id={`${help}-unsaved`}>{labels.unsaved}</VisuallyHidden>
      <div
        role="grid"
        className={css.grid}
        style={assignInlineVars(layout)}
        aria-label={name}
        aria-describedby={help}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-readonly={readOnly}
      >
        <SheetHead columns={columns} />
        <div ref={body} role="rowgroup" className={css.body}>
          <SheetRows {...{ sheet, view, drawn }} filling={fill.target} unsaved={`${help}-unsaved`} />
          {!readOnly && <SheetEditor {...{ view, sheet, editor, scroller }} />}
        </div>
      </div>
    </div>
  );
}
