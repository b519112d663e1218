import type { CellChoice, CellEdit, DataGridLabels } from './types.ts';
import { type MarkedCell, nameOf } from './model.ts';
import * as css from './SheetNotices.css.ts';

/** More than these, and the rest is a number. */
const SHOWN = 4;

interface SheetNoticesProps {
  marked: readonly MarkedCell[];
  lost: number;
  labels: DataGridLabels;
  goTo: (cell: Pick<CellEdit, 'row' | 'column'>) => void;
  onChoose: ((event: { choices: readonly CellChoice[] }) => void) | undefined;
}

function Place({
  cell: { row, column },
  labels,
  goTo,
}: { cell: MarkedCell } & Pick<SheetNoticesProps, 'labels' | 'goTo'>) {
  return (
    <button type="button" className={css.place} onClick={() => goTo({ row: row.id, column: column.id })}>
      {labels.place({ row: nameOf(row), column: column.label })}
    </button>
  );
}

function Problems({ cells, ...where }: { cells: readonly MarkedCell[] } & Pick<SheetNoticesProps, 'labels' | 'goTo'>) {
  return (
    <ul className={css.problems} data-part="problems">
      {cells.slice(0, SHOWN).map((cell) => (
        <li key={`${cell.row.id} ${cell.column.id}`}>
          <Place cell={cell} {...where} /> {cell.mark.problem}
        </li>
      ))}
      {cells.length > SHOWN && <li>{where.labels.more({ count: cells.length - SHOWN })}</li>}
    </ul>
  );
}

function Conflicts({
  cells,
  labels,
  goTo,
  onChoose,
}: { cells: readonly MarkedCell[] } & Omit<SheetNoticesProps, 'marked' | 'lost'>) {
  const choose = (chosen: readonly MarkedCell[], side: CellChoice['side']) =>
    onChoose?.({ choices: chosen.map(({ row, column }) => ({ row: row.id, column: column.id, side })) });
  return (
    <ul className={css.conflicts} data-part="conflicts">
      {cells.slice(0, SHOWN).map((cell) => {
        const [mine, theirs] = [cell.text, cell.mark.theirs ?? ''];
        return (
          <li key={`${cell.row.id} ${cell.column.id}`} className={css.conflict}>
            <span>
              <Place {...{ cell, labels, goTo }} /> {labels.conflict({ mine, theirs })}
            </span>
            <button type="button" className={css.choice} onClick={() => choose([cell], 'mine')}>
              {labels.keepMine({ text: mine })}
            </button>
            <button type="button" className={css.choice} onClick={() => choose([cell], 'theirs')}>
              {labels.takeTheirs({ text: theirs })}
            </button>
          </li>
        );
      })}
      {cells.length > SHOWN && <li>{labels.more({ count: cells.length - SHOWN })}</li>}
      {cells.length > 1 && (
        <li className={css.conflict}>
          <button type="button" className={css.choice} onClick={() => choose(cells, 'mine')}>
            {labels.keepAllMine}
          </button>
          <button type="button" className={css.choice} onClick={() => choose(cells, 'theirs')}>
            {labels.takeAllTheirs}
          </button>
        </li>
      )}
    </ul>
  );
}

/** What is wrong, who else has written, what found no cell. Always there, so that screen readers hear it. */
export function SheetNotices({ marked, lost, ...where }: SheetNoticesProps) {
  const problems = marked.filter(({ mark }) => mark.problem !== undefined);
  const conflicts = marked.filter(({ mark }) => mark.theirs !== undefined);
  return (
    <div role="status" className={css.region} data-part="notices">
      {problems.length > 0 && <Problems cells={problems} {...where} />}
      {conflicts.length > 0 && <Conflicts cells={conflicts} {...where} />}
      {lost > 0 && <p className={css.lost}>{where.labels.lost({ count: lost })}</p>}
    </div>
  );
}
