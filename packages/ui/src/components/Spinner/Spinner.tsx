import { ring, sizes } from './Spinner.css.ts';

export interface SpinnerProps {
  /** Says what is being waited for; without it the spinner is decoration beside words that do. */
  label?: string;
  size?: keyof typeof sizes;
}

/** Something is under way and nobody knows for how long. */
export const Spinner = ({ label, size = 'md' }: SpinnerProps) => (
  <span
    role={label ? 'status' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    data-component="Spinner"
    className={`${ring} ${sizes[size]}`}
  />
);
