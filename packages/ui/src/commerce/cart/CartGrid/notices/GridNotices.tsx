import { Icon } from '../../../../foundation/index.ts';
import type { CommitEvent, Edits } from '../input/useEdits.ts';
import { isOver } from '../model/quantities.ts';
import { Conflicts } from './Conflicts.tsx';
import { EditNotice } from './EditNotice.tsx';
import type { CartGridLabels } from '../labels.ts';
import { placeName, type NoticePlaces } from './placeName.ts';
import * as css from './GridNotices.css.ts';

/** More than these, and the rest is a number. */
const SHOWN = 4;

export interface GridNoticesProps extends NoticePlaces {
  labels: CartGridLabels;
  edits: Edits;
  readOnly: boolean;
  onChoose?: (event: CommitEvent) => void;
}

interface CellNotice {
  itemId: number;
  text: string;
}

/** What is wrong with single cells, as long as it is. */
function CellNotices({
  notices,
  tone,
  ...where
}: NoticePlaces & { notices: CellNotice[]; tone: 'caution' | 'critical' }) {
  if (notices.length === 0) return null;
  return (
    <div className={tone === 'critical' ? css.failed : css.notice}>
      <Icon name={tone === 'critical' ? 'error' : 'info'} size="sm" />
      <ul className={css.lines}>
        {notices.slice(0, SHOWN).map(({ itemId, text }) => (
          <li key={itemId}>
            <span className={css.place}>{placeName(where, itemId)}</span> <span>{text}</span>
          </li>
        ))}
        {notices.length > SHOWN && <li>{where.labels.more({ count: notices.length - SHOWN })}</li>}
      </ul>
    </div>
  );
}

/** What the last edit ran into, what was refused, what stock no longer covers, and what another user changed too. */
export function GridNotices({ edits, readOnly, onChoose, ...where }: GridNoticesProps) {
  const { rows, labels } = where;
  const cells = rows.flatMap((row) => row.cells);
  const failed = cells.filter(({ state }) => state === 'failed');
  const over = readOnly ? [] : cells.filter(isOver);
  return (
    <div role="status" className={css.region} data-part="notices" tabIndex={-1}>
      <EditNotice {...where} edits={edits} />
      <CellNotices
        {...where}
        tone="critical"
        notices={failed.map(({ itemId, message }) => ({ itemId, text: message ?? labels.failed }))}
      />
      <CellNotices
        {...where}
        tone="caution"
        notices={over.map(({ itemId, quantity, stock }) => ({
          itemId,
          text: labels.over({ quantity, units: stock ?? 0 }),
        }))}
      />
      <Conflicts {...where} onChoose={onChoose} />
    </div>
  );
}
