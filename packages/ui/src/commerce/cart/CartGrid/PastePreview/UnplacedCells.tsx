import { Text } from '../../../../foundation/index.ts';
import type { PasteLabels } from '../labels.ts';
import type { UnplacedCell } from '../model/paste.ts';
import * as css from './PastePreview.css.ts';

/** More than these, and the rest is a number. */
const SHOWN = 12;

/** What on the clipboard finds no place, where it stands there, and why. */
export function UnplacedCells({ unplaced, labels }: { unplaced: readonly UnplacedCell[]; labels: PasteLabels }) {
  if (unplaced.length === 0) return null;
  return (
    <section className={css.unplaced} data-part="unplaced">
      <Text weight="strong">{labels.unplaced({ count: unplaced.length })}</Text>
      <ul className={css.list}>
        {unplaced.slice(0, SHOWN).map(({ reason, text, line, column }) => (
          <li key={`${line} ${column}`} className={css.item}>
            <span className={css.place}>{labels.at({ line, column })}</span>
            <q className={css.text}>{text}</q>
            <span>{labels.reasons[reason]}</span>
          </li>
        ))}
      </ul>
      {unplaced.length > SHOWN && <Text size="sm">{labels.more({ count: unplaced.length - SHOWN })}</Text>}
    </section>
  );
}
