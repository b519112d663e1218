import type { ReactNode } from 'react';
import * as css from './DraftMark.css.ts';

interface DraftMarkProps {
  /** The draft changes this part; otherwise nothing is marked. */
  changed: boolean;
  /** Says so, e.g. "Changed in the draft". */
  label: string;
  children: ReactNode;
}

/** A part of a page that its draft changes: outlined, with a word in its corner. */
export function DraftMark({ changed, label, children }: DraftMarkProps) {
  if (!changed) return children;
  return (
    <div className={css.root} data-component="DraftMark">
      <span className={css.label}>{label}</span>
      {children}
    </div>
  );
}
