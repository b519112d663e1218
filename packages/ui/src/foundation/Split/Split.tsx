import type { ReactNode } from 'react';
import * as css from './Split.css.ts';

export interface SplitProps {
  /** `sidebar`: filters beside their results. `list`: entries beside the chosen one. `half`: picture beside words. `summary`: work beside its totals. */
  ratio: keyof typeof css.ratios;
  /** What stands first, and above on a phone. */
  start: ReactNode;
  end: ReactNode;
  /** The part that stays in view while the other scrolls. */
  sticky?: 'start' | 'end';
}

/** Two parts side by side where there is room, one below the other where there is not. */
export const Split = ({ ratio, start, end, sticky }: SplitProps) => (
  <div data-component="Split" className={`${css.root} ${css.ratios[ratio]}`}>
    <div className={`${css.part} ${sticky === 'start' ? css.sticky : ''}`}>{start}</div>
    <div className={`${css.part} ${sticky === 'end' ? css.sticky : ''}`}>{end}</div>
  </div>
);
