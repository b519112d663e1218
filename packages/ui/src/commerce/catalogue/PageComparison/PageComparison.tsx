import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { media } from '../../../internal/media.ts';
import { ComparedRow } from './ComparedRow.tsx';
import { ComparisonBar } from './ComparisonBar.tsx';
import * as css from './PageComparison.css.ts';
import type { PageComparisonProps } from './types.ts';
import { useChanges } from './useChanges.ts';

/** The pages stay what they are: nothing that is tried in one of them leads away from the comparison. */
const stay = (event: MouseEvent): void => {
  if ((event.target as Element).closest('a[href]')) event.preventDefault();
};

/** Two states of a page beside each other, part by part, with the changed parts outlined (D-049). One at a time on narrow screens. */
export function PageComparison({ label, parts, onEdit, labels }: PageComparisonProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(media.desktop);
  const [wanted, setOnlyChanged] = useState<boolean>();
  // A phone would scroll through a whole page to reach what stands below.
  const isOnlyChanged = wanted ?? !isWide;
  const [side, setSide] = useState<'before' | 'after'>('after');
  const shown = parts.filter(({ changed }) => changed || !isOnlyChanged);
  const changes = useChanges(frame, shown.filter(({ changed }) => changed).length);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work wherever the focus is inside
    <section data-component="PageComparison" aria-label={label} className={css.root} onKeyDown={changes.onKeyDown}>
      <ComparisonBar
        {...{ labels, changes, isOnlyChanged, side }}
        hasSides={!isWide}
        onOnlyChanged={({ checked }) => setOnlyChanged(checked)}
        onSide={({ value }) => setSide(value)}
      />
      {isWide && (
        <div className={css.heads} aria-hidden>
          <span>{labels.before}</span>
          <span>{labels.after}</span>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only keeps links from leading away */}
      <div ref={frame} className={css.frame} onClickCapture={stay}>
        {shown.map((part) => (
          <ComparedRow key={part.id} part={part} sides={isWide ? 'both' : side} onEdit={onEdit} labels={labels} />
        ))}
      </div>
    </section>
  );
}
