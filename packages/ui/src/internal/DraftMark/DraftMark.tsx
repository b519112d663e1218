import type { ReactNode } from 'react';
import * as css from './DraftMark.css.ts';

interface DraftMarkProps {
  /** The draft changes this part; otherwise nothing is marked. */
  changed: boolean;
  /** Says so, e.g. "Changed in the draft". */
  label: string;
  /** The part is too small to carry the label: it stands below it. */
  small?: boolean;
  children: ReactNode;
}

/** A part of a page that its draft changes: outlined, with a word in its corner. */
export function DraftMark({ changed, label, small = false, children }: DraftMarkProps) {
  if (!changed) return children;
  return (
    <div className={small ? css.smallRoot : css.root} data-component="DraftMark">
      <span className={small ? css.label : css.cornerLabel}>{label}</span>
      {children}
    </div>
  );
}
