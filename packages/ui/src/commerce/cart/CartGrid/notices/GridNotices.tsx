import { Icon } from '../../../../foundation/index.ts';
import { useExpiry } from '../../../../hooks/useExpiry.ts';
import type { CartGridLabels } from '../labels.ts';
import type { CartGridRow, CartGridSize } from '../types.ts';
import type { Edits } from '../input/useEdits.ts';
import * as css from './GridNotices.css.ts';

/** K-51 */
const STOCK_NOTICE_MS = 5000;

/** More than these, and the rest is a number. */
const SHOWN = 4;

export interface GridNoticesProps {
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  edits: Edits;
  labels: CartGridLabels;
}

const placeName = ({ rows, sizes, labels }: Omit<GridNoticesProps, 'edits'>, itemId: number): string => {
  const row = rows.find((candidate) => candidate.cells.some((cell) => cell.itemId === itemId));
  const cell = row?.cells.find((candidate) => candidate.itemId === itemId);
  const size = sizes.find((candidate) => candidate.id === cell?.sizeId);
  return row && size ? labels.place({ colour: row.label, size: size.name }) : '';
};

function ReportLines({ edits: { report }, ...where }: GridNoticesProps) {
  const { labels } = where;
  if (!report) return null;
  const { stock } = report;
  return (
    <ul className={css.lines}>
      {stock.slice(0, SHOWN).map(({ itemId, available }) => (
        <li key={itemId}>
          <span className={css.place}>{placeName(where, itemId)}</span>{' '}
          <span>{labels.available({ units: available })}</span>
        </li>
      ))}
      {stock.length > SHOWN && <li>{labels.more({ count: stock.length - SHOWN })}</li>}
    </ul>
  );
}

function Failures(where: Omit<GridNoticesProps, 'edits'>) {
  const failed = where.rows.flatMap((row) => row.cells.filter((cell) => cell.state === 'failed'));
  if (failed.length === 0) return null;
  return (
    <div className={css.failed}>
      <Icon name="error" size="sm" />
      <ul className={css.lines}>
        {failed.slice(0, SHOWN).map((cell) => (
          <li key={cell.itemId}>
            <span className={css.place}>{placeName(where, cell.itemId)}</span>{' '}
            <span>{cell.message ?? where.labels.failed}</span>
          </li>
        ))}
        {failed.length > SHOWN && <li>{where.labels.more({ count: failed.length - SHOWN })}</li>}
      </ul>
    </div>
  );
}

/** What the last edit ran into. Goes after 5 s, but not while someone points at it or has the focus in it (V-060, K-51). */
export function GridNotices(props: GridNoticesProps) {
  const { rows, sizes, edits, labels } = props;
  const hold = useExpiry(STOCK_NOTICE_MS, edits.report, edits.dismiss);
  return (
    <div role="status" className={css.region} data-part="notices">
      {edits.report && (
        <div className={css.notice} {...hold}>
          <Icon name="info" size="sm" />
          <ReportLines {...props} />
          <button type="button" className={css.close} aria-label={labels.dismiss} onClick={edits.dismiss}>
            <Icon name="close" size="xs" />
          </button>
        </div>
      )}
      <Failures rows={rows} sizes={sizes} labels={labels} />
    </div>
  );
}
