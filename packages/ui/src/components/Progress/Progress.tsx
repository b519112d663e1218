import { useId } from 'react';
import { bar, head, root } from './Progress.css.ts';

export interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  /** The value in words, such as `3 of 12`; screen readers announce it instead of a percentage. */
  valueText?: string;
  /** The bar before the label in one line, where there is little room. */
  inline?: boolean;
}

/** How far something has come. */
export const Progress = ({ label, value, valueText, inline }: ProgressProps) => {
  const id = useId();
  return (
    <div data-component="Progress" data-inline={inline || undefined} className={root}>
      <span className={head}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden>{valueText}</span>
      </span>
      <progress id={id} max={1} value={value} aria-valuetext={valueText} className={bar} />
    </div>
  );
};
