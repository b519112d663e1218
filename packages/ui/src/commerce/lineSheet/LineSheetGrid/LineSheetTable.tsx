import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type MouseEvent, useId, useMemo, useRef } from 'react';
import { box } from '../../../components/Checkbox/Checkbox.css.ts';
import { VisuallyHidden } from '../../../foundation/VisuallyHidden/index.ts';
import { LineSheetRow } from './LineSheetRow.tsx';
import { choose, shareOf } from './model/selection.ts';
import { placesOf } from '../../../internal/grid/window.ts';
import type { LineSheetLabels, LineSheetProduct } from './types.ts';
import { useRows } from './useRows.ts';
import { useWindow } from '../../../internal/grid/useWindow.ts';
import * as css from './LineSheetGrid.css.ts';

export interface LineSheetTableProps {
  /** Names the grid. */
  name: string;
  shown: readonly LineSheetProduct[];
  selected: ReadonlySet<string>;
  onSelect: (event: { selected: ReadonlySet<string> }) => void;
  labels: LineSheetLabels;
}

type HeadProps = Omit<LineSheetTableProps, 'name' | 'shown'> & { ids: readonly string[] };

/** Chooses all that is shown, or leaves all of it. */
function SelectAll({ ids, selected, onSelect, labels }: HeadProps) {
  const share = shareOf(selected, ids);
  const count = ids.length;
  return (
    <input
      type="checkbox"
      className={box}
      aria-label={share === 'all' ? labels.deselectAll({ count }) : labels.selectAll({ count })}
      checked={share === 'all'}
      ref={(input) => {
        if (input) input.indeterminate = share === 'some';
      }}
      onChange={() => onSelect({ selected: choose(selected, ids, share !== 'all') })}
    />
  );
}

function Head(props: HeadProps) {
  const { labels } = props;
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" aria-rowindex={1} className={css.headRow}>
        <span role="columnheader" className={css.tick}>
          <SelectAll {...props} />
        </span>
        <span role="columnheader">{labels.product}</span>
        <span role="columnheader" className={css.wide}>
          {labels.colours}
        </span>
        <span role="columnheader" className={css.wide}>
          {labels.sizes}
        </span>
        <span role="columnheader" className={css.figure}>
          {labels.wholesale}
        </span>
        <span role="columnheader" className={`${css.figure} ${css.wide}`}>
          {labels.retailer}
        </span>
      </div>
    </div>
  );
}

const indexOf = (target: EventTarget) =>
  Number((target as Element).closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);

/** The rows: only those in sight are drawn, and the one with the focus. */
export function LineSheetTable({ name, shown, selected, onSelect, labels }: LineSheetTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const help = useId();
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { drawn, update } = useWindow(scroller, body, shown.length);
  const page = () => {
    const row = (body.current?.offsetHeight ?? 0) / shown.length;
    return Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / row) - 2);
  };
  const rows = useRows({ body, ids, selected, onSelect, page, onMoved: update });

  const onClick = (event: MouseEvent) => {
    const index = indexOf(event.target);
    if (index >= 0 && !(event.target as Element).closest('a')) rows.toggle(index, event.shiftKey);
  };
  return (
    <div ref={scroller} className={css.scroller} data-part="scroller" onScroll={update}>
      <VisuallyHidden id={help}>{labels.help}</VisuallyHidden>
      <div
        role="grid"
        tabIndex={-1}
        className={css.grid}
        aria-label={name}
        aria-describedby={help}
        aria-multiselectable
        aria-rowcount={shown.length + 1}
        onKeyDown={rows.onKeyDown}
        onFocus={(event) => indexOf(event.target) >= 0 && rows.follow(indexOf(event.target))}
        onClick={onClick}
        // Shift would select text on its way to the range.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      >
        <Head {...{ ids, selected, onSelect, labels }} />
        <div
          ref={body}
          role="rowgroup"
          className={css.body}
          style={assignInlineVars({ [css.count]: String(shown.length) })}
        >
          {placesOf(drawn, rows.active).map((index) => {
            const product = shown[index];
            return product ? (
              <LineSheetRow
                key={product.id}
                {...{ product, index, labels }}
                selected={selected.has(product.id)}
                active={index === rows.active}
              />
            ) : null;
          })}
        </div>
      </div>
    </div>
  );
}
