import type { ReactNode } from 'react';
import { badge, dot, tones } from './Badge.css.ts';

export interface BadgeProps {
  children: ReactNode;
  tone?: keyof typeof tones;
  /** A point before the words, for states that come and go. */
  dot?: boolean;
}

/** A short word about the thing beside it: a state, a count. */
export const Badge = ({ children, tone = 'neutral', dot: dotted = false }: BadgeProps) => (
  <span data-component="Badge" data-tone={tone} className={`${badge} ${tones[tone]}`}>
    {dotted ? <span aria-hidden className={dot} /> : null}
    {children}
  </span>
);
