import { type MouseEvent, useId } from 'react';
import { Icon } from '../../../../foundation/index.ts';
import type { CommitEvent } from '../input/useEdits.ts';
import type { CartGridLabels, ConflictLabels } from '../labels.ts';
import type { CartGridCell } from '../types.ts';
import { placeName, type NoticePlaces } from './placeName.ts';
import * as css from './GridNotices.css.ts';

/** More than these, and the rest is a number. */
const SHOWN = 4;

type Choose = (cells: readonly CartGridCell[], side: 'mine' | 'theirs') => (event: MouseEvent) => void;

const theirsOf = ({ quantity, theirs = quantity }: CartGridCell): number => theirs;

interface LineProps {
  cell: CartGridCell;
  place: string;
  labels: ConflictLabels;
  choose: Choose;
}

function Line({ cell, place, labels, choose }: LineProps) {
  const id = useId();
  const theirs = theirsOf(cell);
  return (
    <li className={css.conflict}>
      <span id={id}>
        <span className={css.place}>{place}</span> {labels.text({ mine: cell.quantity, theirs })}
      </span>
      <span className={css.choices}>
        <button type="button" className={css.choice} aria-describedby={id} onClick={choose([cell], 'mine')}>
          {labels.keepMine({ units: cell.quantity })}
        </button>
        <button type="button" className={css.choice} aria-describedby={id} onClick={choose([cell], 'theirs')}>
          {labels.takeTheirs({ units: theirs })}
        </button>
      </span>
    </li>
  );
}

/** Cells that another user changed too: both quantities, to choose from. */
export function Conflicts({
  onChoose,
  ...where
}: NoticePlaces & { labels: CartGridLabels; onChoose?: (event: CommitEvent) => void }) {
  const { rows, labels } = where;
  const words = labels.conflict;
  const cells = rows.flatMap((row) => row.cells.filter(({ state }) => state === 'conflict'));
  if (cells.length === 0) return null;
  const choose: Choose = (chosen, side) => (event) => {
    // The button goes away: the focus stays with the notices.
    event.currentTarget.closest<HTMLElement>('[data-part=notices]')?.focus();
    onChoose?.({
      changes: chosen.map((cell) => ({
        itemId: cell.itemId,
        quantity: side === 'mine' ? cell.quantity : theirsOf(cell),
        seen: theirsOf(cell),
      })),
    });
  };
  return (
    <div className={css.question} data-part="conflicts">
      <span className={css.sign}>
        <Icon name="info" size="sm" />
      </span>
      <ul className={css.lines}>
        {cells.slice(0, SHOWN).map((cell) => (
          <Line key={cell.itemId} cell={cell} place={placeName(where, cell.itemId)} labels={words} choose={choose} />
        ))}
        {cells.length > SHOWN && <li>{labels.more({ count: cells.length - SHOWN })}</li>}
        {cells.length > 1 && (
          <li className={css.choices}>
            <button type="button" className={css.choice} onClick={choose(cells, 'mine')}>
              {words.keepAllMine}
            </button>
            <button type="button" className={css.choice} onClick={choose(cells, 'theirs')}>
              {words.takeAllTheirs}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
