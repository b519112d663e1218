import { type ReactNode, useMemo, useState } from 'react';
import { EmptyState } from '../EmptyState/index.ts';
import { Button } from '../Button/index.ts';
import { goToCell } from './goToCell.ts';
import { SheetSearch } from './SheetSearch.tsx';
import { SheetBar } from './SheetBar.tsx';
import { SheetNotices } from './SheetNotices.tsx';
import { SheetTable } from './SheetTable.tsx';
import { sheetView } from './sheetView.ts';
import { markedCells } from './model.ts';
import type {
  CellChoice,
  CellEdit,
  DataGridColumn,
  DataGridLabels,
  DataGridRow,
  FoundRows,
  GridActions,
} from './types.ts';
import { useFoundRows } from './useFoundRows.ts';
import { useTextEdits } from './useTextEdits.ts';
import * as css from './DataGrid.css.ts';

export interface DataGridProps {
  /** Names the grid. */
  name: string;
  /** The first column names the row and stays in sight. Pass the same list while nothing changes. */
  columns: readonly DataGridColumn[];
  /** Thousands are fine. Show an edit at once by passing it back here, with what is to be said of its cells. */
  rows: readonly DataGridRow[];
  readOnly?: boolean;
  /** Called once per edit; a pasted block, a fill or an undo is one edit of many cells. */
  onEdit?: (event: { edits: readonly CellEdit[] }) => void;
  /** Saves everything that is marked as changed. */
  onSave?: () => void;
  /** Saving is under way. */
  saving?: boolean;
  /** Called when the reader decides between two texts of a cell. */
  onChoose?: (event: { choices: readonly CellChoice[] }) => void;
  /** Shows the rows of a search of your own, in place of the grid's. */
  found?: FoundRows;
  /** Actions beside the search, such as one that sets all cells. */
  actions?: (grid: GridActions) => ReactNode;
  labels: DataGridLabels;
}

const ignore = () => undefined;

/** A spreadsheet of records: a row for each, a column for each field, edited by keyboard, clipboard, fill and undo. */
export function DataGrid(props: DataGridProps) {
  const { name, columns, rows, readOnly = false, onEdit = ignore, onSave = ignore, saving, onChoose, labels } = props;
  const { found, actions } = props;
  const { search, shown, find, showAll } = useFoundRows(rows, found);
  const sheet = useMemo(() => ({ rows: shown, columns }), [shown, columns]);
  const all = useMemo(() => ({ rows, columns }), [rows, columns]);
  const [view] = useState(sheetView);
  const goTo = goToCell({ view, sheet, all, showAll });
  const edits = useTextEdits({ sheet: all, onEdit, onReplay: ([first]) => first && goTo(first) });
  const marked = useMemo(() => markedCells(all), [all]);
  const [lost, setLost] = useState(0);
  if (rows.length === 0) return <EmptyState icon="list" title={labels.emptyTitle} text={labels.emptyText} />;
  return (
    <div className={css.root} data-component="DataGrid" data-readonly={readOnly || undefined}>
      <SheetSearch
        {...{ search, labels }}
        count={shown.length}
        total={rows.length}
        onSearch={find && (({ value }) => find(value))}
      >
        {!readOnly && actions?.({ rows: shown, write: edits.commit })}
      </SheetSearch>
      {shown.length > 0 ? (
        <SheetTable {...{ name, sheet, view, edits, readOnly, labels }} onLost={({ count }) => setLost(count)} />
      ) : (
        <EmptyState
          icon="search"
          title={labels.noMatch({ search: search.trim() })}
          action={
            <Button variant="secondary" onPress={showAll}>
              {labels.showAll}
            </Button>
          }
        />
      )}
      <div className={css.foot}>
        <SheetNotices {...{ marked, lost, labels, goTo, onChoose }} />
        {!readOnly && <SheetBar {...{ marked, edits, saving, labels, onSave }} />}
      </div>
    </div>
  );
}
