import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useId, useLayoutEffect } from 'react';
import type { Editing, GridView } from '../../internal/grid/gridView.ts';
import { useView } from '../../internal/grid/useView.ts';
import { nameOf, type Sheet } from './model.ts';
import { columnBox } from './widths.ts';
import * as css from './SheetEditor.css.ts';

interface SheetEditorProps {
  view: GridView;
  sheet: Sheet;
  editor: RefObject<HTMLInputElement | null>;
  scroller: RefObject<HTMLElement | null>;
}

/** Opens with the caret behind what was typed, or with everything selected. */
const begin = (input: HTMLInputElement, { at, text, caret }: Editing, scroller: HTMLElement | null): void => {
  // The first column stays in sight while the others scroll; its editor is where it is seen.
  const shift = at.column === 0 ? Math.abs(scroller?.scrollLeft ?? 0) : 0;
  input.style.marginInlineStart = `${shift}px`;
  input.value = text;
  input.focus();
  if (caret) input.select();
};

/** What an open cell is written in: one for the grid, and always there. */
export function SheetEditor({ view, sheet: { rows, columns }, editor, scroller }: SheetEditorProps) {
  const editing = useView(view, (state) => state.editing);
  const list = useId();
  const at = editing?.at;
  const column = at && columns[at.column];
  const editedRow = at && rows[at.row];
  useLayoutEffect(() => {
    if (editing && editor.current) begin(editor.current, editing, scroller.current);
  }, [editing, editor, scroller]);
  const box = columnBox(columns, at?.column ?? 0);
  return (
    <>
      <input
        ref={editor}
        data-part="editor"
        className={css.editor}
        style={assignInlineVars({ [css.row]: String(at?.row ?? 0), [css.start]: box.start, [css.width]: box.width })}
        data-open={at !== undefined || undefined}
        data-align={column?.align}
        aria-label={at && column && `${editedRow ? nameOf(editedRow) : ''}, ${column.label}`}
        aria-hidden={at === undefined || undefined}
        list={column?.options ? list : undefined}
        inputMode={column?.align === 'end' ? 'decimal' : 'text'}
        enterKeyHint="next"
        autoComplete="off"
      />
      {column?.options && (
        <datalist id={list}>
          {column.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
