import { type MouseEvent } from 'react';
import { Icon } from '../../../../foundation/index.ts';
import { useExpiry } from '../../../../hooks/useExpiry.ts';
import { durations } from '../../../../internal/durations.ts';
import type { Edits } from '../input/useEdits.ts';
import type { QuantityChange } from '../types.ts';
import { colourAndSize, placeName, type NoticePlaces } from './placeName.ts';
import * as css from './GridNotices.css.ts';

/** More than these, and the rest is a number. */
const SHOWN = 4;

type EditNoticeProps = NoticePlaces & { edits: Edits };

function ReportLines({ edits: { report }, ...where }: EditNoticeProps) {
  const { labels } = where;
  const { stock = [], replaced = [] } = report ?? {};
  const further = Math.max(0, stock.length - SHOWN) + Math.max(0, replaced.length - SHOWN);
  return (
    <ul className={css.lines}>
      {stock.slice(0, SHOWN).map(({ itemId, wanted, available }) => (
        <li key={itemId}>
          <span className={css.place}>{placeName(where, itemId)}</span>{' '}
          <span>{labels.available({ units: available })}</span>
          {/* The specification's text has no full stop. */}
          {'. '}
          <span>{labels.cut({ wanted, units: available })}</span>
        </li>
      ))}
      {replaced.slice(0, SHOWN).map(({ itemId, before, quantity }) => (
        <li key={itemId}>{labels.replaced({ ...colourAndSize(where, itemId), before, quantity })}</li>
      ))}
      {further > 0 && <li>{labels.more({ count: further })}</li>}
    </ul>
  );
}

function Question({ change, edits, ...where }: EditNoticeProps & { change: QuantityChange }) {
  const { unusual: words } = where.labels;
  const { colour } = colourAndSize(where, change.itemId);
  const answer = (act: () => void) => (event: MouseEvent) => {
    // The button goes away: the focus stays with the notices.
    event.currentTarget.closest<HTMLElement>('[data-part=notices]')?.focus();
    act();
  };
  return (
    <div className={css.conflict}>
      <span>{words.text({ colour, quantity: change.quantity })}</span>
      <span className={css.choices}>
        <button type="button" className={css.choice} onClick={answer(edits.confirmUnusual)}>
          {words.keep({ quantity: change.quantity })}
        </button>
        <button type="button" className={css.choice} onClick={answer(edits.undoUnusual)}>
          {words.back({ before: change.before })}
        </button>
      </span>
    </div>
  );
}

/**
 * What the last edit ran into, over what follows the grid: nothing on the page moves. Goes after 5 s, but not while someone points at it or
 * has the focus in it (V-060, K-51). A question stays until it is answered, or its cell is edited.
 */
export function EditNotice(props: EditNoticeProps) {
  const { edits, labels } = props;
  const { report, unusual, dismiss } = edits;
  const hold = useExpiry(durations.stockNotice, report, dismiss);
  if (!report && !unusual) return null;
  return (
    <div className={css.floating} data-part="edit-notice">
      {report && (
        <div className={css.floatingNotice} {...hold}>
          <Icon name="info" size="sm" />
          <ReportLines {...props} />
          <button type="button" className={css.close} aria-label={labels.dismiss} onClick={dismiss}>
            <Icon name="close" size="xs" />
          </button>
        </div>
      )}
      {unusual && (
        <div className={css.floatingNotice}>
          <Icon name="info" size="sm" />
          <Question {...props} change={unusual} />
        </div>
      )}
    </div>
  );
}
